import type { ImgHTMLAttributes } from 'react'
import { useFileUrl, useFirst } from './use-file-url.ts'
import { type PrivateFile, findPrivateFile } from './viewer-file.ts'

interface FileImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  readonly url: string
  readonly alt: string
}

/** A picture that came with a unit; a private one is there once its address has been asked for. */
export function FileImage({ url, alt, ...others }: FileImageProps) {
  const file = findPrivateFile(url)
  return file === null ? <img {...others} src={url} alt={alt} /> : <PrivateImage {...others} file={file} alt={alt} />
}

function PrivateImage({ file, alt, ...others }: Omit<FileImageProps, 'url'> & { readonly file: PrivateFile }) {
  const src = useFirst(useFileUrl(file))
  return typeof src === 'string' ? <img {...others} src={src} alt={alt} /> : null
}
