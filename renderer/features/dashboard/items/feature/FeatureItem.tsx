import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import { itemStyle } from '../item-style.ts'
import type { ItemViewProps } from '../item-view.types.ts'
import { LeadButton } from '../parts/LeadButton.tsx'
import { useWords } from '../parts/page-project.ts'
import { useBroken } from '../parts/use-broken.ts'
import { usePictureText } from '../parts/use-picture-text.ts'
import styles from './feature.module.css'

const SIZES = { page: '(max-width: 899px) 100vw, 56vw', row: '(max-width: 899px) 100vw, 33vw', stack: '50vw' } as const

/** DSH-23: a picture beside a title and some sentences, and what they lead to. */
export function FeatureItem({ item, place }: ItemViewProps<'Feature'>) {
  const { values, styles: looks } = item
  const words = useWords()
  const say = usePictureText()
  const title = words(values['params.feature.title.text'])
  const message = words(values['params.feature.message.text'])
  const label = words(values['params.action.label'])
  const href = values['params.action.href']
  const picture = values['params.image']
  const { isBroken, onError } = useBroken(picture)
  const hasWords = title !== '' || message !== '' || (label !== '' && href !== null)
  if (isBroken || (picture === null && !hasWords)) return null
  return (
    <section className={styles.feature}>
      <div
        className={styles.inner}
        data-direction={values['params.direction']}
        data-alone={picture === null || !hasWords || undefined}
      >
        {picture === null ? null : (
          <Paper
            className={styles.picture}
            elevation={values['params.imageCardElevation']}
            data-auto-height={values['params.imageAutoHeight'] || undefined}
            style={itemStyle(looks['picture'])}
          >
            <img
              src={picture}
              srcSet={pictureSet(picture)}
              sizes={SIZES[place]}
              alt={say(picture)}
              loading="lazy"
              decoding="async"
              onError={onError}
            />
          </Paper>
        )}
        {hasWords ? (
          <div className={styles.words}>
            {title === '' ? null : (
              <Typography
                variant={values['params.feature.title.variant']}
                component="h2"
                className={`ww-words ${styles.title}`}
                style={itemStyle(looks['title'])}
              >
                {title}
              </Typography>
            )}
            {message === '' ? null : (
              <Typography
                variant={values['params.feature.message.variant']}
                component="p"
                className={`ww-words ${styles.message}`}
                style={itemStyle(looks['text'])}
              >
                {message}
              </Typography>
            )}
            {label === '' || href === null ? null : <LeadButton href={href}>{label}</LeadButton>}
          </div>
        ) : null}
      </div>
    </section>
  )
}
