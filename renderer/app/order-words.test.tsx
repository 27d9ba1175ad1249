import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '#shared/contracts/primitives.ts'
import { aLockedTrade } from '#shared/testing/selection-builders.ts'
import { CheckoutPage } from '#renderer/features/checkout/index.ts'
import type { TestUnitOptions } from '#renderer/unit/testing/open-unit.tsx'
import { createTestUnit, renderInUnit } from '#renderer/unit/testing/open-unit.tsx'
import { DashboardPage } from '#renderer/features/dashboard/index.ts'
import { ResidenceDashboardPage } from '#renderer/features/residence/index.ts'
import { changeLocale } from '#renderer/i18n/i18n.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { preparePages } from './testing/prepare-pages.ts'

const WORDS: Readonly<Record<Locale, { readonly binding: RegExp; readonly reopen: RegExp; readonly never: RegExp }>> = {
  de: {
    binding: /verbindlich/i,
    reopen: /Bis das Projektteam die Bestellung bestätigt, können Sie die Auswahl selbst wieder öffnen und ändern\./,
    never: /(nicht mehr|nicht) (geändert|ändern)|Änderungen sind .*nicht möglich|festgelegt/,
  },
  en: {
    binding: /binding/i,
    reopen: /Until the project team confirms the order, you can open the choices again yourself and change them\./,
    never: /(cannot|can no longer) be changed|settled on|are settled\b/,
  },
}

async function getText(page: ReactElement, options: TestUnitOptions, open?: RegExp): Promise<string> {
  const { unit } = createTestUnit(options)
  await act(async () => renderInUnit(unit, <AppTheme>{page}</AppTheme>, '/bp/demo/lindenhof/a-12/configurator/bad'))
  // Parts of it come in chunks of their own.
  await waitFor(() => expect(document.body.textContent).not.toBe(''))
  if (open !== undefined) await act(async () => void fireEvent.click(screen.getByRole('button', { name: open })))
  const text = (open === undefined ? document.body : screen.getByRole('dialog')).textContent ?? ''
  cleanup()
  return text
}

describe('what is said of completing', () => {
  preparePages(LOCALES)

  for (const locale of LOCALES)
    it.each([
      ['in the overview, before', <CheckoutPage key="a" />, {}, undefined],
      [
        'in the dialog',
        <CheckoutPage key="b" />,
        {},
        /^(Auswahl verbindlich abschließen|Complete and order \(binding\))$/,
      ],
      ['in the overview, after', <CheckoutPage key="c" />, { completed: true }, undefined],
      ['on the dashboard', <DashboardPage key="d" />, { completed: true }, undefined],
      ['on the dashboard of a residence', <ResidenceDashboardPage key="e" />, { completed: true }, undefined],
    ] satisfies [string, ReactElement, TestUnitOptions, RegExp | undefined][])(
      `FOUND-20, CHK-15, CFG-27: it is a binding order that the buyer may open again, ${locale}, %s`,
      async (_, page, options, open) => {
        await changeLocale(locale)
        const text = await getText(page, options, open)
        const { binding, reopen, never } = WORDS[locale]
        expect(text).toMatch(binding)
        expect(text).toMatch(reopen)
        expect(text).not.toMatch(never)
      },
    )

  it('FOUND-20, CFG-28: nobody is told that they can open it again where every trade is locked', async () => {
    await changeLocale('de')
    const stored = { lockedTrades: [aLockedTrade('FLI')] }
    for (const options of [{ stored }, { stored, completed: true }]) {
      const text = await getText(<CheckoutPage />, options)
      expect(text).toMatch(WORDS.de.binding)
      expect(text).not.toMatch(WORDS.de.reopen)
    }
  })
})
