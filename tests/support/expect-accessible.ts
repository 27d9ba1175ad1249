import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A fifth of what reading the whole of it costs the browser. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const NOTHING_TO_BRING = 'void 0'
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]
type Finding = Violation['nodes'][number]

interface Looked {
  /** Selector of what is looked at, when it is not the whole page. */
  readonly within?: string
  /**
   * Selector of frames that run no scripts: axe would wait in them for ever. What they show is to be checked on a page
   * of its own.
   */
  readonly exceptFor?: string
}

/** No axe violation of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page, looked: Looked = {}): Promise<void> {
  expect(await findViolations(page, looked, (axe) => axe.withTags(TAGS))).toEqual([])
}

/** What is wrong with the page as it stands; or with its colours alone, or all but them: where the others have not changed since. */
export function listViolations(page: Page, of: 'all' | 'colours' | 'allButColours'): Promise<string[]> {
  return findViolations(page, {}, (axe) => {
    if (of === 'colours') return axe.withRules(COLOUR_RULES)
    return of === 'all' ? axe.withTags(TAGS) : axe.withTags(TAGS).disableRules(COLOUR_RULES)
  })
}

/** The same in light, dark and element (SHL-30), which differ in their colours alone. */
export async function expectAccessibleInAllThemes(page: Page, looked: Looked = {}): Promise<void> {
  await paintIn(page, 'light')
  const light = await findViolations(page, looked, (axe) => axe.withTags(TAGS))
  const dark = await violationsIn(page, looked, 'dark')
  const element = await violationsIn(page, looked, 'element')
  expect({ light, dark, element }).toEqual({ light: [], dark: [], element: [] })
}

/** What is wrong with the colours of a theme. */
async function violationsIn(page: Page, looked: Looked, theme: string): Promise<string[]> {
  await paintIn(page, theme)
  return findViolations(page, looked, (axe) => axe.withRules(COLOUR_RULES))
}

/** As the stored choice does, but at once. */
async function paintIn(page: Page, theme: string): Promise<void> {
  await changeAtOnce(page)
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
}

/** From now on colours change at once: what is out of view would fade on only when it is looked at. */
export async function changeAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important; }')
    document.adoptedStyleSheets = [still]
  })
}

/**
 * What changes while axe looks (marks that step aside for panels do so in idle time) may be seen half: whatever is found is
 * looked at once more, and has to be there then as well.
 */
async function findViolations(page: Page, looked: Looked, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const found = await lookOnce(page, looked, choose)
  if (found.length === 0) return found
  await page.waitForTimeout(500)
  return lookOnce(page, looked, choose)
}

async function lookOnce(
  page: Page,
  { within, exceptFor }: Looked,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  await waitUntilFadedIn(page)
  const axe = choose(await builderFor(page))
  if (within !== undefined) axe.include(within)
  if (exceptFor !== undefined) axe.exclude(exceptFor)
  const { violations } = await axe.analyze()
  const lines: string[] = []
  for (const violation of violations) {
    for (const found of violation.nodes) {
      if (violation.id === 'target-size' && !(await isSmallInView(page, found))) continue
      lines.push(`${violation.id} (${violation.impact}): ${found.target.join(' ')} ${found.failureSummary}`)
    }
  }
  return lines
}

/**
 * axe with what it needs here. By itself it joins what it found in each frame on a second page, which costs more than
 * looking: a page without frames needs that no more than it needs a description of everything that is well, or to be
 * brought axe twice at each look. Nor does it copy style sheets, which none of these rules reads: of one that is still on its way axe makes an inline style, and the
 * page's policy refuses that.
 */
async function builderFor(page: Page): Promise<AxeBuilder> {
  const isAlone = page.frames().length === 1
  if (isAlone && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return new AxeBuilder({ page, axeSource: isAlone ? NOTHING_TO_BRING : AXE })
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .setLegacyMode(isAlone)
}

/**
 * Something half faded in has colours of its own. What comes into view starts to fade a frame after it has come there,
 * and what has faded may bring the next: so it is asked anew until nothing fades. What moves for ever is not waited for.
 */
export async function waitUntilFadedIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (;;) {
      await twoFrames()
      const ending = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .filter((animation) => animation.playState === 'running')
      if (ending.length === 0) return
      await Promise.allSettled(ending.map((animation) => animation.finished))
    }
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
  const axe = await builderFor(page)
  const { violations } = await axe.include(selector).withRules('target-size').analyze()
  return violations.length > 0
}
