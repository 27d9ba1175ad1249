import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined'
import DrawOutlined from '@mui/icons-material/DrawOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined'
import ReplyOutlined from '@mui/icons-material/ReplyOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import SendOutlined from '@mui/icons-material/SendOutlined'
import { inRem } from '#renderer/ui/in-rem.ts'

/** What only messages need, so that no other page has to load it. */
const ICONS = {
  attach: AttachFileOutlined,
  camera: PhotoCameraOutlined,
  reply: ReplyOutlined,
  search: SearchOutlined,
  send: SendOutlined,
  sign: DrawOutlined,
  write: EditOutlined,
} as const

/** An icon of the messages, in the colour of the text; hidden from screen readers, so label the control. */
export function MessageIcon({ name, size = 24 }: { readonly name: keyof typeof ICONS; readonly size?: number }) {
  const Shape = ICONS[name]
  return <Shape fontSize="inherit" style={{ fontSize: inRem(size) }} />
}
