import { useTranslation } from 'react-i18next'
import type { Locale } from '#shared/contracts/primitives.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { select } from '../editor-actions.ts'
import { useEditor } from '../editor.store.ts'
import type { ProjectImage } from '../forms/use-pictures.ts'
import { OWN_UNDO } from '../use-undo-keys.ts'
import { DeletePicture } from './DeletePicture.tsx'
import styles from './media.module.css'
import { countUses, findUse } from './picture-uses.ts'
import { usesInFull } from './picture-words.ts'
import { useDescriptions } from './use-descriptions.ts'

interface PictureDetailsProps {
  readonly picture: ProjectImage
  readonly languages: readonly Locale[]
  /** Another one is chosen in its place, and has the focus. */
  readonly onDeleted: () => void
}

/** The chosen picture: what it is, where it is used, what it shows in words, and what can be done with it. */
export function PictureDetails({ picture, languages, onDeleted }: PictureDetailsProps) {
  const { t } = useTranslation('editor')
  const { width, height, imageFileName, usedIn, url } = picture
  const portal = useEditor((state) => state.draftPlace.portal)
  const here = useEditor((state) => countUses(state.edit.design.dashboardConfig, url))
  const uses = usesInFull(t, { here, usedIn, portal })
  return (
    <section className={styles.details} aria-label={imageFileName}>
      <div>
        <strong className={styles.name}>{imageFileName}</strong>
        <p className={styles.facts}>{t('media.size', { width, height })}</p>
        <p className={styles.facts}>{uses.length === 0 ? t('media.unused') : uses.join(', ')}</p>
      </div>
      <Descriptions picture={picture} languages={languages} />
      <div className={styles.ways}>
        <ShowOnPage url={url} />
        <CopyAddress url={url} />
        <DeletePicture picture={picture} isUsed={uses.length > 0} onDeleted={onDeleted} />
      </div>
    </section>
  )
}

function Descriptions({ picture, languages }: Pick<PictureDetailsProps, 'picture' | 'languages'>) {
  const { t } = useTranslation('editor')
  const { texts, state, change, save } = useDescriptions(picture)
  return (
    // What is typed here is undone as in any field: it is no step of the design.
    <div className={styles.texts} {...{ [OWN_UNDO]: '' }}>
      {languages.map((language) => (
        <TextField
          key={language}
          label={t('media.text', { language: t(`language.${language}`) })}
          hint={texts[language].trim() === '' ? t('media.textHint') : undefined}
          value={texts[language]}
          lang={language}
          maxLength={500}
          onChange={({ target }) => change(language, target.value)}
          onBlur={() => void save()}
          onKeyDown={({ key }) => {
            if (key === 'Enter') void save()
          }}
        />
      ))}
      <p className={styles.state} data-state={state} role="status">
        {state === 'saving' ? t('media.saving') : null}
        {state === 'saved' ? t('media.textSaved') : null}
        {state === 'failed' ? t('media.textFailed') : null}
      </p>
      {state === 'failed' ? (
        <Button variant="outlined" onClick={() => void save()}>
          {t('media.again')}
        </Button>
      ) : null}
    </div>
  )
}

/** Chooses the first item that shows it, which comes into view. */
function ShowOnPage({ url }: { readonly url: string }) {
  const { t } = useTranslation('editor')
  const outline = useEditor((state) =>
    state.edit.design.dashboardVersion === 'custom' ? state.edit.design.dashboardConfig : null,
  )
  const path = outline === null || countUses(outline, url) === 0 ? null : findUse(outline, url)
  if (path === null) return null
  const show = () => {
    select(path)
    useEditor.setState({ panel: 'dashboard', tab: 'outline' })
  }
  return (
    <Button variant="outlined" onClick={show}>
      {t('media.show')}
    </Button>
  )
}

function CopyAddress({ url }: { readonly url: string }) {
  const { t } = useTranslation('editor')
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      notify({ severity: 'success', title: t('media.copied') })
    } catch {
      notify({ severity: 'info', title: t('media.address'), body: url })
    }
  }
  return (
    <Button variant="outlined" color="inherit" onClick={() => void copy()}>
      {t('media.copy')}
    </Button>
  )
}
