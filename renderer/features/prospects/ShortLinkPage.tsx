import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { getTakeHomeLink } from '#shared/contracts/http/take-home.contract.ts'
import { readShortCode } from '#shared/contracts/short-code.ts'
import { call, useLoaded } from '#renderer/api/index.ts'
import { SharedPresentationPage } from '#renderer/features/presentation/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { CodeScreen } from './CodeScreen.tsx'
import { RestoredChoices } from './RestoredChoices.tsx'
import { SharedWishesPage } from './SharedWishesPage.tsx'

/** A code that was scanned or typed, or the place to type one (TAKE-3, TAKE-5, WSH-6). */
export function ShortLinkPage() {
  const { code: typed = '' } = useParams()
  const code = readShortCode(typed)
  if (code === null) return <CodeScreen unknown={typed === '' ? null : typed} />
  return <OpenedCode key={code} code={code} typed={typed} />
}

function OpenedCode({ code, typed }: { code: string; typed: string }) {
  const { t } = useTranslation('prospects')
  const locale = useLocale()
  const read = useCallback(
    (signal: AbortSignal) =>
      call(getTakeHomeLink, { params: { shortCode: code }, query: { locale }, signal, silent: true }),
    [code, locale],
  )
  const loaded = useLoaded(read)
  if (loaded.status === 'loading') return <LoaderScreen message={t('restore.loading')} logoUrl={null} />
  if (loaded.status === 'failed') {
    if (loaded.error.status === 404) return <CodeScreen unknown={typed} />
    return <ApplicationError onRetry={loaded.retry} />
  }
  if (loaded.value.kind === 'wish_list') return <SharedWishesPage shared={loaded.value} />
  if (loaded.value.kind === 'presentation') return <SharedPresentationPage shared={loaded.value} />
  const { accountId, projectSlug, unitSlug } = loaded.value
  const place = { accountId, projectId: projectSlug, unitId: unitSlug }
  return <RestoredChoices saved={loaded.value} place={place} />
}
