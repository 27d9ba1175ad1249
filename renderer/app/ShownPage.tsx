import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Page, PageProps, Title } from '#renderer/platform/page.types.ts'
import { isPageOf } from '#renderer/platform/app-variants.ts'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import { type PageParts, UnderConstructionPage } from './pages.ts'
import { useConfig } from './use-config.ts'

interface ShownPageProps extends PageProps {
  readonly parts: PageParts
}

/** A page of the list, by the name that the list has for it. */
export function ShownPage({ parts, ...props }: ShownPageProps) {
  const { page, Shown } = parts
  const { projectId } = useParams()
  const isOfProject = page.variants !== undefined && page.isNeeded !== true && projectId !== undefined
  return (
    <>
      {/* Before the page, which may have more to say. */}
      {page.title === undefined ? null : (
        <Suspense>
          <PageTitle texts={page.texts} title={page.title} />
        </Suspense>
      )}
      {isOfProject && page.load !== undefined ? <PageOfProject parts={parts} {...props} /> : <Shown {...props} />}
    </>
  )
}

function PageTitle({ texts, title }: { texts: Page['texts']; title: Title }) {
  const { t } = useTranslation(texts)
  useTitle(t(title))
  return null
}

/** A page where the project's variant has it, as the variant has it; else that it is under construction (RES-2, NAV-43). */
function PageOfProject({ parts, ...props }: ShownPageProps) {
  const { config, error } = useConfig(props.portal)
  if (config === null && error === null) return <LoaderScreen />
  // Without the configuration the page itself says what is wrong.
  if (config !== null && !isPageOf(config, parts.page)) return <UnderConstructionPage {...props} />
  const { Shown } = parts.instead.find(({ variant }) => variant === config?.variant) ?? parts
  return <Shown {...props} />
}
