import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import AddOutlined from '@mui/icons-material/AddOutlined'
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined'
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined'
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined'
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import CloseFullscreenOutlined from '@mui/icons-material/CloseFullscreenOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import Favorite from '@mui/icons-material/Favorite'
import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import FormatListBulletedOutlined from '@mui/icons-material/FormatListBulletedOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import IosShareOutlined from '@mui/icons-material/IosShareOutlined'
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined'
import LayersOutlined from '@mui/icons-material/LayersOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import MenuOutlined from '@mui/icons-material/MenuOutlined'
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined'
import PhoneOutlined from '@mui/icons-material/PhoneOutlined'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import RedoOutlined from '@mui/icons-material/RedoOutlined'
import RemoveOutlined from '@mui/icons-material/RemoveOutlined'
import SaveOutlined from '@mui/icons-material/SaveOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import StyleOutlined from '@mui/icons-material/StyleOutlined'
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined'
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined'
import { inRem } from './in-rem.ts'

interface IconProps {
  /** px at the usual size of text, with which it grows; 24 by default. */
  readonly size?: number
}

/** All of Material's outlined family, so that they look alike. */
const ICONS = {
  close: CloseOutlined,
  calendar: CalendarTodayOutlined,
  check: CheckOutlined,
  chevronLeft: ChevronLeftOutlined,
  chevronRight: ChevronRightOutlined,
  chevronDown: KeyboardArrowDownOutlined,
  plus: AddOutlined,
  minus: RemoveOutlined,
  arrowRight: ArrowForwardOutlined,
  logout: LogoutOutlined,
  eye: VisibilityOutlined,
  eyeOff: VisibilityOffOutlined,
  user: AccountCircleOutlined,
  home: HomeOutlined,
  building: ApartmentOutlined,
  alert: WarningAmberOutlined,
  lock: LockOutlined,
  undo: UndoOutlined,
  redo: RedoOutlined,
  more: MoreHorizOutlined,
  menu: MenuOutlined,
  info: InfoOutlined,
  heart: FavoriteBorderOutlined,
  heartFilled: Favorite,
  share: IosShareOutlined,
  mail: MailOutlined,
  phone: PhoneOutlined,
  layers: LayersOutlined,
  sparkle: AutoAwesomeOutlined,
  swatches: StyleOutlined,
  list: FormatListBulletedOutlined,
  save: SaveOutlined,
  print: PrintOutlined,
  whole: CloseFullscreenOutlined,
  zoomIn: ZoomInOutlined,
  zoomOut: ZoomOutOutlined,
  copy: ContentCopyOutlined,
  download: FileDownloadOutlined,
  upload: FileUploadOutlined,
  link: LinkOutlined,
  settings: TuneOutlined,
  clock: ScheduleOutlined,
  document: DescriptionOutlined,
  switchUnit: SwapHorizOutlined,
} as const

export type IconName = keyof typeof ICONS

/** Any icon by its name, in the colour of the text; hidden from screen readers, so label the control. */
export function NamedIcon({ name, size = 24 }: IconProps & { name: IconName }) {
  const Shape = ICONS[name]
  return <Shape fontSize="inherit" style={{ fontSize: inRem(size) }} />
}

/** The cross that closes something. */
export function CloseIcon(props: IconProps) {
  return <NamedIcon name="close" {...props} />
}
