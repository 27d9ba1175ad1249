; Part of the Windows installer (electron-builder puts it into its own script).
; The installer keeps itself below Program Files, where only administrators write: it is what has to be installed again to
; go back to this version.
!macro customInstall
  CreateDirectory "$PROGRAMFILES64\Wohnwahl Kiosk Versions"
  CopyFiles /SILENT "$EXEPATH" "$PROGRAMFILES64\Wohnwahl Kiosk Versions\${VERSION}.exe"
!macroend

!macro customUnInstall
  ${ifNot} ${isUpdated}
    RMDir /r "$PROGRAMFILES64\Wohnwahl Kiosk Versions"
  ${endIf}
!macroend
