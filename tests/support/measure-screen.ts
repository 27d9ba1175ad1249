import type { Locator, Page } from '@playwright/test'

/** Share of the window in which a touch reaches this element or what is in it: what panels leave of it. */
export function freeShare(area: Locator): Promise<number> {
  return area.evaluate((node) => {
    let [seen, all] = [0, 0]
    for (let x = 5; x < window.innerWidth; x += 10)
      for (let y = 5; y < window.innerHeight; y += 10) {
        all++
        if (node.contains(document.elementFromPoint(x, y))) seen++
      }
    return seen / all
  })
}

/** What is to be seen on the page and has smaller letters, or is to be touched and has a shorter side, than these px. */
export function findTooSmall(page: Page, least: { readonly text: number; readonly target: number }): Promise<string[]> {
  return page.locator('body').evaluate((body, { text, target }) => {
    const isShown = (node: Element) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return [...body.querySelectorAll('*')].flatMap((node) => {
      const { width, height } = node.getBoundingClientRect()
      if (width < 2 || height < 2 || !isShown(node) || node.closest('.visually-hidden') !== null) return []
      const own = Array.from(node.childNodes, (child) => (child.nodeType === Node.TEXT_NODE ? child.textContent : ''))
      const words = own.join('').trim()
      const size = Number.parseFloat(getComputedStyle(node).fontSize)
      const isTarget = node.matches('button, a, [role="radio"], [role="switch"], input, select, textarea')
      return [
        ...(words !== '' && size < text ? [`${words}: ${size} px`] : []),
        ...(isTarget && Math.min(width, height) < target ? [`${node.textContent}: ${width} × ${height}`] : []),
      ]
    })
  }, least)
}
