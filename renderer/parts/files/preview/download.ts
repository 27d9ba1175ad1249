/** Asks for the address of a file that opens for some minutes; null = it cannot be had. */
export type AskAddress = () => Promise<string | null>

/** Has the browser download a file at an address that is asked for now. False = it cannot be had. */
export async function downloadFile(askAddress: AskAddress, name: string): Promise<boolean> {
  const address = await askAddress()
  if (address === null) return false
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  return true
}
