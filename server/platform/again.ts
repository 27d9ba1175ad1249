/** Does something now and every `ms`; what comes back ends that. `work` never rejects. */
export function again(work: () => Promise<void>, ms: number): () => void {
  const timer = setInterval(() => void work(), ms).unref()
  void work()
  return () => clearInterval(timer)
}
