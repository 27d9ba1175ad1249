import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]
type Finding = Violation['nodes'][number]

/**
 * No axe violation of WCAG 2.2 AA on the page as it stands.
 * @param exceptFor selector of frames that run no scripts: axe would wait in them for ever. What they show is to be
 * checked on a page of its own
 */
export async function expectAccessible(page: Page, exceptFor?: string): Promise<void> {
  await waitUntilFadedIn(page)
  const axe = new AxeBuilder({ page }).withTags(TAGS)
  if (exceptFor !== undefined) axe.exclude(exceptFor)
  const { violations } = await axe.analyze()
  const lines: string[] = []
  for (const violation of violations) {
    for (const found of violation.nodes) {
      if (violation.id === 'target-size' && !(await isSmallInView(page, found))) continue
      lines.push(`${violation.id} (${violation.impact}): ${found.target.join(' ')} ${found.failureSummary}`)
    }
  }
  expect(lines).toEqual([])
}

/** Something half faded in has colours of its own. */
async function waitUntilFadedIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/**
 * Whether a target is too small where it is used. What a bar at the edge of the screen cuts off at the present scroll
 * position is measured again in the middle of the view.
 */
async function isSmallInView(page: Page, { target }: Finding): Promise<boolean> {
  const [selector, ...inside] = target
  if (typeof selector !== 'string' || inside.length > 0) return true
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page }).include(selector).withRules('target-size').analyze()
  return violations.length > 0
}
