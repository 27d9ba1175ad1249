/** First and last name as one. */
export function getFullName({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string {
  return `${firstName} ${lastName}`.trim()
}
