import { useCallback, useEffect, useRef } from 'react'

const MARK = 'data-text-marked'

/** Marks what was tapped on the page, one place at a time; nothing is left when the panel goes. */
export function useMarked(): (element: Element) => void {
  const marked = useRef<Element | null>(null)
  useEffect(() => () => marked.current?.removeAttribute(MARK), [])
  return useCallback((element) => {
    marked.current?.removeAttribute(MARK)
    element.setAttribute(MARK, '')
    marked.current = element
  }, [])
}
