import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { accountOfLoginToken } from '#shared/contracts/entities/login.schema.ts'
import { createAccessToken, createToken } from '#shared/contracts/http/tokens.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { applyOwnPreferences } from '#renderer/features/preferences/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { deepLinkPath } from '#renderer/platform/deep-link.ts'
import type { UrlLogin as Login } from '#renderer/platform/url-tokens.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'

function logIn(login: Login) {
  if (login.kind === 'authToken') return call(createAccessToken, { body: { authToken: login.token }, silent: true })
  const accountId = accountOfLoginToken(login.token)
  const body = accountId === null ? { loginToken: login.token } : { loginToken: login.token, accountId }
  return call(createToken, { body, silent: true })
}

/** Whether the same link may still work: the server has not looked at it, or could not. */
function isWorthRetrying(error: ApiError): boolean {
  return error.kind !== 'http' || error.status === 429 || error.status >= 500
}

interface UrlLoginProps {
  readonly login: Login
  /** It is over, and the page may be shown. */
  readonly onDone: () => void
}

/**
 * Logs in by the token that came with the address, and leads on: to the `deep_link`, else nowhere else (AUT-11,
 * AUT-12, NAV-48 to NAV-50). Shows nothing meanwhile (NAV-51). Who is refused goes there logged out (AUT-8): the gate
 * asks for the password first.
 */
export function UrlLogin({ login, onDone }: UrlLoginProps) {
  const { t } = useTranslation()
  const { t: access } = useTranslation('access')
  const notify = useNotify()
  const navigate = useNavigate()
  const location = useLocation()
  // The address the token came with, whatever the router shows while it leads on.
  const [start] = useState(location)
  const enter = useSession((state) => state.enter)
  const expire = useSession((state) => state.expire)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [isLeading, setIsLeading] = useState(false)
  // The token works once: whatever renders twice, it is sent once per attempt.
  const sent = useRef<{ readonly attempt: number; readonly answer: ReturnType<typeof logIn> } | null>(null)

  useEffect(() => {
    let isHere = true
    if (sent.current?.attempt !== attempt) sent.current = { attempt, answer: logIn(login) }
    void sent.current.answer.then((result) => {
      if (!isHere) return
      if (!result.ok && isWorthRetrying(result.error)) {
        setFailed(true)
        return
      }
      const target = deepLinkPath(login.deepLink, start.pathname, window.location.origin)
      if (target !== null) {
        setIsLeading(true)
        void navigate(target, { replace: true })
      }
      if (result.ok) {
        enter(result.value)
        void applyOwnPreferences()
      } else {
        // Of a session nobody knows: what is said is that the link does not hold.
        expire(null)
        notify({ severity: 'error', title: t('message.loginDenied.title'), body: access('urlLogin.refused') })
      }
      setIsOver(true)
    })
    return () => {
      isHere = false
    }
  }, [attempt, login, start, enter, expire, navigate, notify, t, access])

  // The router may arrive a frame later than the answer: no other page may be seen, or redirect, in between.
  const hasArrived = !isLeading || location.key !== start.key
  useEffect(() => {
    if (isOver && hasArrived) onDone()
  }, [isOver, hasArrived, onDone])

  if (!failed) return null
  return (
    <ApplicationError
      onRetry={() => {
        setFailed(false)
        setAttempt(attempt + 1)
      }}
    />
  )
}
