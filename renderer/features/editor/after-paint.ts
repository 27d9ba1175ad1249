/**
 * Runs it in a task of its own after what is being done has been painted. Answers a function that calls it off.
 *
 * @param wait ms after that
 */
export function afterPaint(run: () => void, wait = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run, wait)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
