import AdsClickOutlined from '@mui/icons-material/AdsClickOutlined'
import ArchitectureOutlined from '@mui/icons-material/ArchitectureOutlined'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined'
import CodeOutlined from '@mui/icons-material/CodeOutlined'
import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import DesktopWindowsOutlined from '@mui/icons-material/DesktopWindowsOutlined'
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined'
import EuroOutlined from '@mui/icons-material/EuroOutlined'
import FormatIndentDecreaseOutlined from '@mui/icons-material/FormatIndentDecreaseOutlined'
import FormatIndentIncreaseOutlined from '@mui/icons-material/FormatIndentIncreaseOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined'
import MapOutlined from '@mui/icons-material/MapOutlined'
import MeetingRoomOutlined from '@mui/icons-material/MeetingRoomOutlined'
import MovieOutlined from '@mui/icons-material/MovieOutlined'
import PaletteOutlined from '@mui/icons-material/PaletteOutlined'
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import SmartButtonOutlined from '@mui/icons-material/SmartButtonOutlined'
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined'
import StarOutlined from '@mui/icons-material/StarOutlined'
import TabletMacOutlined from '@mui/icons-material/TabletMacOutlined'
import TextFieldsOutlined from '@mui/icons-material/TextFieldsOutlined'
import TranslateOutlined from '@mui/icons-material/TranslateOutlined'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import WebAssetOutlined from '@mui/icons-material/WebAssetOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import { inRem } from '#renderer/ui/in-rem.ts'
import { type IconName, NamedIcon } from '#renderer/ui/icons.tsx'

/** Shapes that only the editor has. */
const OWN = {
  pages: DashboardCustomizeOutlined,
  pick: AdsClickOutlined,
  chevronUp: KeyboardArrowUpOutlined,
  into: FormatIndentIncreaseOutlined,
  outOf: FormatIndentDecreaseOutlined,
  delete: DeleteOutlined,
  grip: DragIndicatorOutlined,
  history: HistoryOutlined,
  translate: TranslateOutlined,
  palette: PaletteOutlined,
  desktop: DesktopWindowsOutlined,
  tablet: TabletMacOutlined,
  phoneScreen: SmartphoneOutlined,
  article: ArticleOutlined,
  button: SmartButtonOutlined,
  choices: ChecklistOutlined,
  code: CodeOutlined,
  columns: ViewColumnOutlined,
  euro: EuroOutlined,
  film: MovieOutlined,
  frame: WebAssetOutlined,
  image: ImageOutlined,
  images: PhotoLibraryOutlined,
  map: MapOutlined,
  plan: ArchitectureOutlined,
  rooms: MeetingRoomOutlined,
  search: SearchOutlined,
  star: StarOutlined,
  text: TextFieldsOutlined,
} as const satisfies Record<string, SvgIconComponent>

/** What types of items name, as shapes that the interface has under another name. */
const NAMED = {
  building: 'building',
  clock: 'clock',
  document: 'document',
  home: 'home',
  info: 'info',
  mail: 'mail',
  menu: 'menu',
  stack: 'layers',
  user: 'user',
} as const satisfies Record<string, IconName>

export type OwnIconName = keyof typeof OWN

interface EditorIconProps {
  readonly name: OwnIconName
  /** px at the usual size of text. */
  readonly size?: number
}

export function EditorIcon({ name, size = 24 }: EditorIconProps) {
  const Shape = OWN[name]
  return <Shape fontSize="inherit" style={{ fontSize: inRem(size) }} />
}

function isOwn(name: string): name is OwnIconName {
  return Object.hasOwn(OWN, name)
}

function isNamed(name: string): name is keyof typeof NAMED {
  return Object.hasOwn(NAMED, name)
}

/** The icon that a type of item names; something in its place where nobody knows it. */
export function ItemIcon({ name, size = 20 }: { readonly name: string; readonly size?: number }) {
  if (isOwn(name)) return <EditorIcon name={name} size={size} />
  return <NamedIcon name={isNamed(name) ? NAMED[name] : 'alert'} size={size} />
}
