import { Button } from '#renderer/ui/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_VARIANT_NAME, MAX_VARIANTS } from '#shared/contracts/entities/variant.schema.ts'
import { getSelections } from '#shared/domain/index.ts'
import { TextField } from '#renderer/ui/TextField.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { VariantView } from '#renderer/unit/variants/variant-view.ts'
import type { Variants } from '#renderer/unit/variants/use-variants.ts'
import styles from './VariantsDialog.module.css'

interface NewVariantProps {
  readonly views: readonly VariantView[]
  readonly write: Variants['write']
  readonly onSaid: (words: string) => void
}

/** Keeps the current choices under a name. */
export function NewVariant({ views, write, onSaid }: NewVariantProps) {
  const { t } = useTranslation('variants')
  const { store } = useOpenUnit()
  const [typed, setTyped] = useState<string | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  if (views.length >= MAX_VARIANTS) return <p className="ww-muted">{t('create.full')}</p>
  const name = typed ?? t('create.suggestion', { number: views.length + 1 })

  async function save() {
    const wanted = name.trim()
    setIsMissing(wanted === '')
    if (wanted === '') return
    const selections = getSelections(store.state.getState().configuration)
    if (await write((storage) => storage.create(wanted, selections))) {
      setTyped(null)
      onSaid(t('create.saved', { name: wanted }))
    }
  }

  return (
    <form
      className={styles.create}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={t('create.label')}
        value={name}
        maxLength={MAX_VARIANT_NAME}
        autoComplete="off"
        error={isMissing ? t('create.needsName') : null}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="contained">
        {t('create.button')}
      </Button>
    </form>
  )
}
