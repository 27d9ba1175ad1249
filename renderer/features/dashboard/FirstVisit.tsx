import { useTranslation } from 'react-i18next'
import { useSession } from '#renderer/session/index.ts'
import { useShownRoomIds } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Banner } from './Banner.tsx'
import styles from './Banner.module.css'
import { BannerWords } from './BannerWords.tsx'
import { Ways } from './Ways.tsx'

/** Before anything is chosen: what is to be done, what follows from it, and three ways to begin (START-1). */
export function FirstVisit() {
  const { t } = useTranslation('dashboard')
  const { name, portal, project } = useOpenUnit()
  const firstName = useSession((state) => state.user?.firstName ?? '')
  const count = useShownRoomIds().length
  return (
    <>
      <Banner project={project}>
        <BannerWords
          unit={name}
          title={portal === 'bp' && firstName !== '' ? t('start.hello', { name: firstName }) : t('start.welcome')}
        >
          <p className={styles.text}>{t(`start.${portal}.task`, { count })}</p>
        </BannerWords>
      </Banner>
      <Ways />
    </>
  )
}
