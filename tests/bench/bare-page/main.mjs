// The least that the libraries of the app's first pages can show: one card with a text, styled, translated, routed.
import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, styled, ThemeProvider } from '@mui/material/styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import axios from 'axios'
import i18next from 'i18next'
import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'
import { object, string } from 'zod/mini'
import { create } from 'zustand'

const Texts = object({ title: string(), body: string() })
const useTitle = create(() => ({ mark: 'bare' }))
const Card = styled('main')(({ theme }) => ({ padding: theme.spacing(4), background: theme.palette.background.paper }))

function Page() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { mark } = useTitle()
  const content = [
    createElement('h1', { key: 'title' }, t('title')),
    createElement('p', { key: 'body' }, [t('body'), mark, pathname].join(' ')),
  ]
  return createElement(Card, null, content)
}

// As every page of the app: its texts come by a call of their own.
const texts = Texts.parse((await axios.get('/texts.json')).data)
await i18next
  .use(initReactI18next)
  .init({ lng: 'de', resources: { de: { translation: texts } }, interpolation: { escapeValue: false } })

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
const routes = createElement(Routes, null, createElement(Route, { path: '*', element: createElement(Page) }))
const themed = createElement(
  ThemeProvider,
  { theme: createTheme({ cssVariables: true }) },
  createElement(CssBaseline),
  createElement(BrowserRouter, null, routes),
)
createRoot(root).render(
  createElement(StrictMode, null, createElement(QueryClientProvider, { client: new QueryClient() }, themed)),
)
