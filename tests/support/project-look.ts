import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'

/** Rounds buttons, tints dialogs and the page, and asks for what no project may. */
const ADVANCED = JSON.stringify({
  shape: { borderRadius: 3 },
  components: {
    MuiButton: {
      styleOverrides: { root: { borderRadius: '22px', backgroundImage: 'url(https://evil.example/x.png)' } },
    },
    MuiDialog: { styleOverrides: { paper: { backgroundColor: 'rgb(250, 240, 230)', position: 'absolute' } } },
  },
})

/** As the server would answer for a project that rounds its buttons and tints its dialogs (decision 66). */
export async function withProjectLook(page: Page): Promise<void> {
  await page.route(/\/projects\/lindenhof\/config(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const config = z.record(z.string(), z.unknown()).parse(await answer.json())
    await route.fulfill({
      response: answer,
      json: { ...config, styling: { simple: { backgroundDefault: '#fdf6ec' }, advanced: ADVANCED } },
    })
  })
}

/** A style of everything that is shown and answers to the selector, each value once. */
export const getStyles = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, name) => [
        ...new Set(
          elements
            .filter((element) => element.checkVisibility())
            .map((element) => getComputedStyle(element).getPropertyValue(name)),
        ),
      ],
      property,
    )

const BUTTON = '.MuiButton-root'
const PAPER = '.MuiDialog-paper'
const LINEN = ['rgb(250, 240, 230)']

/** Every button with words, however it looks, is as round as the project says, and is told from the page as before. */
export async function expectRoundButtons(page: Page): Promise<void> {
  await expect(page.locator(BUTTON).first()).toBeVisible()
  await expect.poll(() => getStyles(page, BUTTON, 'border-radius')).toEqual(['22px'])
  expect(await getStyles(page, BUTTON, 'background-image')).toEqual(['none'])
  // What the project says nothing of is as it was: nothing of a page's own lies above Material's parts.
  expect(await getStyles(page, `${BUTTON}.MuiButton-contained:not(:disabled)`, 'background-color')).not.toContain(
    'rgba(0, 0, 0, 0)',
  )
}

/** Legal words stay as the product draws them: no project can hide them. */
export async function expectOwnDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => getStyles(page, PAPER, 'background-color')).toEqual(['rgb(255, 255, 255)'])
}

/** The open dialog has the project's colour, and stays where it is. */
export async function expectLinenDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => getStyles(page, PAPER, 'background-color')).toEqual(LINEN)
  await expect.poll(() => getStyles(page, PAPER, 'position')).toEqual(['relative'])
}
