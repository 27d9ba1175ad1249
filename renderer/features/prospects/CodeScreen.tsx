import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { readShortCode, writeShortCode } from '#shared/contracts/short-code.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import styles from './CodeScreen.module.css'

/** Where a code is typed (TAKE-5). `unknown`: one that opens nothing, to be looked at once more; null = none yet. */
export function CodeScreen({ unknown }: { unknown: string | null }) {
  const { t } = useTranslation('prospects')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(unknown ?? '')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const code = readShortCode(typed)
    setIsWrong(code === null)
    if (code !== null) void navigate(linkTo('shortLink', { code: writeShortCode(code) }))
  }
  return (
    <MessageScreen
      icon={<NamedIcon name="save" size={32} />}
      title={t(unknown === null ? 'code.title' : 'code.goneTitle')}
      body={t(unknown === null ? 'code.body' : 'code.gone')}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={t('code.label')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsWrong(false)
          }}
          error={isWrong ? t('code.wrong') : null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={styles.code}
        />
        <Button type="submit" variant="contained" size="large">
          {t('code.open')}
        </Button>
      </form>
    </MessageScreen>
  )
}
