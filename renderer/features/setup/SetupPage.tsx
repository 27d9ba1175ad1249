import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { checkSetupLink, getSetupState } from '#shared/contracts/http/setup.contract.ts'
import { call, useLoaded } from '#renderer/api/index.ts'
import { LanguageChoice } from '#renderer/features/preferences/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { tokenOfState } from '#renderer/platform/url-tokens.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'
import { SetupSteps } from './SetupSteps.tsx'

/** First steps with the link of the server's log (STP-2); without one it says where that is (STP-5). */
export function SetupPage() {
  const token = tokenOfState(useLocation().state)
  return token === null ? <WithoutLink isGone={false} /> : <Opened key={token} token={token} />
}

function Opened({ token }: { token: string }) {
  const [isGone, setIsGone] = useState(false)
  const [doneFor, setDoneFor] = useState<string | null>(null)
  const read = useCallback(
    (signal: AbortSignal) => call(checkSetupLink, { params: { setupToken: token }, signal, silent: true }),
    [token],
  )
  const loaded = useLoaded(read)
  if (loaded.status === 'loading') return <LoaderScreen />
  if (isGone) return <WithoutLink isGone />
  if (doneFor !== null) return <Done accountId={doneFor} />
  if (loaded.status === 'ready') {
    return (
      <SetupSteps token={token} facts={loaded.value} onGone={() => setIsGone(true)} onDone={(id) => setDoneFor(id)} />
    )
  }
  const { status } = loaded.error
  return status === 404 || status === 400 ? <WithoutLink isGone /> : <Unreachable onRetry={loaded.retry} />
}

const readState = (signal: AbortSignal) => call(getSetupState, { signal, silent: true })

/** `isGone`: there was a link, which does not work, or not any more. */
function WithoutLink({ isGone }: { isGone: boolean }) {
  const { t } = useTranslation('setup')
  const loaded = useLoaded(readState)
  if (loaded.status === 'loading') return <LoaderScreen />
  if (loaded.status === 'failed') return <Unreachable onRetry={loaded.retry} />
  if (loaded.value.isDone)
    return (
      <MessageScreen icon={<NamedIcon name="check" size={32} />} title={t('done.title')} body={t('done.body')}>
        <ButtonLink variant="contained" reloadDocument to="/">
          {t('done.home')}
        </ButtonLink>
        <LanguageChoice />
      </MessageScreen>
    )
  const words = isGone ? 'gone' : 'missing'
  return (
    <MessageScreen icon={<NamedIcon name="link" size={32} />} title={t(`${words}.title`)} body={t(`${words}.body`)}>
      <LanguageChoice />
    </MessageScreen>
  )
}

/** It was done although no answer said so: nobody is logged in yet (STP-9). */
function Done({ accountId }: { accountId: string }) {
  const { t } = useTranslation('setup')
  return (
    <MessageScreen icon={<NamedIcon name="check" size={32} />} title={t('done.title')} body={t('done.unheard')}>
      <ButtonLink variant="contained" to={linkTo('login', { accountId })}>
        {t('done.login')}
      </ButtonLink>
    </MessageScreen>
  )
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('setup')
  const { t: common } = useTranslation()
  return (
    <MessageScreen
      icon={<NamedIcon name="alert" size={32} />}
      title={t('unreachable.title')}
      body={t('unreachable.body')}
    >
      <Button variant="contained" onClick={onRetry}>
        {common('action.retry')}
      </Button>
    </MessageScreen>
  )
}
