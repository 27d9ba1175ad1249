import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** px; KSK-25. */
const FROM = 10

/** Marks the page as soon as what is scrolled in it, choices or page, has gone further than that. */
export function useScrolledMark(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const root = document.documentElement
    const mark = (isScrolled: boolean) => {
      if (root.hasAttribute('data-scrolled') !== isScrolled) root.toggleAttribute('data-scrolled', isScrolled)
    }
    const look = ({ target }: Event) => {
      if (target === document) mark(window.scrollY > FROM)
      else if (target instanceof HTMLElement && 'scroller' in target.dataset) mark(target.scrollTop > FROM)
    }
    window.addEventListener('scroll', look, { capture: true, passive: true })
    return () => {
      window.removeEventListener('scroll', look, { capture: true })
      // The next room begins at its top.
      mark(false)
    }
  }, [pathname])
}
