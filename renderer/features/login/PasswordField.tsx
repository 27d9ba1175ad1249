import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'

/** A field for a password that can be looked at. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const { t } = useTranslation('login')
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      // A password that is shown is still none for the spelling checker, which may send it away.
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          label={isShown ? t('pages.login.hidePassword') : t('pages.login.showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <NamedIcon name={isShown ? 'eyeOff' : 'eye'} size={22} />
        </IconButton>
      }
    />
  )
}
