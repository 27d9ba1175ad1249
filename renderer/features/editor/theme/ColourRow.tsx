import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LEAST_CONTRAST } from '#shared/domain/look/contrast.ts'
import type { JudgedColour } from '#shared/domain/look/judge-colours.ts'
import { readColour } from '#shared/domain/look/styling.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { say } from '../editor-actions.ts'
import { ColourField } from '../forms/ColourField.tsx'
import { resetSimple, setColour } from './theme-actions.ts'
import own from './theme.module.css'
import { useColourName } from './use-colour-name.ts'

interface ColourRowProps {
  readonly colour: JudgedColour
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A colour: what it is, how well it can be read; opened, how to change it. */
export function ColourRow({ colour, isOpen, onToggle }: ColourRowProps) {
  const { t } = useTranslation('editor-look')
  const id = useId()
  const { key, shown, standard, isOwn } = colour
  const name = useColourName()(key)
  return (
    <>
      <div className={own.row}>
        <button type="button" className={own.colour} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span className={own.swatch} style={{ background: shown }} />
          <span className={own.words}>
            <strong>{name}</strong>
            <small>
              {shown}
              {isOwn ? ` · ${t('own')}` : ''}
            </small>
          </span>
          <Verdict colour={colour} />
        </button>
        {isOwn ? (
          <IconButton
            label={t('resetColour', { name, colour: standard })}
            onClick={() => {
              resetSimple(key)
              say(t('remedied', { name, colour: standard }))
            }}
          >
            <NamedIcon name="undo" size={18} />
          </IconButton>
        ) : null}
      </div>
      <div id={id}>{isOpen ? <Change colour={colour} name={name} /> : null}</div>
      {colour.isReadable ? null : <Remedy colour={colour} />}
    </>
  )
}

function Verdict({ colour: { key, contrast, isReadable } }: Pick<ColourRowProps, 'colour'>) {
  const { t } = useTranslation('editor-look')
  const figure = useFigure()
  if (contrast === null) return key === 'textDisabled' ? <span className={own.exempt}>{t('exempt')}</span> : null
  return (
    <span className={own.verdict} data-pale={isReadable ? undefined : ''}>
      <NamedIcon name={isReadable ? 'check' : 'alert'} size={16} />
      <span className="visually-hidden">{t('contrast', { value: figure(contrast) })}</span>
      <span aria-hidden="true">{figure(contrast)}</span>
    </span>
  )
}

function Change({
  colour: { key, shown, standard, isOverruled },
  name,
}: Pick<ColourRowProps, 'colour'> & { readonly name: string }) {
  const { t } = useTranslation('editor-look')
  // While it is typed it may be no colour yet.
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && readColour(typed) === null
  return (
    <div className={own.change} onBlur={() => setTyped(null)}>
      <ColourField
        label={t('value')}
        value={typed ?? shown}
        error={isWrong ? t('notAColour') : null}
        name={name}
        onChange={(value) => {
          setTyped(value)
          if (readColour(value) !== null) setColour(key, value.toLowerCase())
        }}
      />
      <p className={own.note}>{t(isOverruled ? 'overruled' : 'standard', { colour: standard })}</p>
    </div>
  )
}

function Remedy({ colour: { key, remedy } }: Pick<ColourRowProps, 'colour'>) {
  const { t } = useTranslation('editor-look')
  const figure = useFigure()
  const nameOf = useColourName()
  const words = { name: remedy === null ? '' : nameOf(remedy.key), colour: remedy?.colour ?? '' }
  return (
    <div className={own.pale}>
      <strong>{t('tooPale', { least: figure(LEAST_CONTRAST) })}</strong>
      {remedy === null ? (
        <p>{t('noRemedy')}</p>
      ) : (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<span className={own.chip} style={{ background: remedy.colour }} />}
          onClick={() => {
            setColour(remedy.key, remedy.colour)
            say(t('remedied', words))
          }}
        >
          {t(remedy.key === key ? 'remedy' : 'remedyOf', words)}
        </Button>
      )}
    </div>
  )
}

/** A contrast as it is written: never rounded up to what it is not. */
function useFigure(): (contrast: number) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (contrast) => format.format(Math.floor(contrast * 10) / 10)
}
