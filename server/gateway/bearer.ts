const BEARER = /^Bearer ([A-Za-z0-9_-]{1,100})$/i

/** The token in an `Authorization` header; '' = it has none that could be one of ours. */
export function bearerIn(authorization: string): string {
  return BEARER.exec(authorization)?.[1] ?? ''
}
