# Run by the system every five minutes (set-up-kiosk.ps1): installs the version that the kiosk program has ordered, if it
# is signed by the publisher. The program's user cannot install anything itself.
param(
  [Parameter(Mandatory)][string]$User,
  [Parameter(Mandatory)][string]$Publisher
)
$ErrorActionPreference = 'Stop'
$profilePath = (Get-CimInstance Win32_UserProfile | Where-Object { $_.LocalPath -like "*\$User" }).LocalPath
if (-not $profilePath) { exit 0 }
$orders = Join-Path $profilePath 'AppData\Roaming\Wohnwahl Kiosk\installers'
$order = Join-Path $orders 'order.json'
if (-not (Test-Path $order)) { exit 0 }

# Read once and taken away, so that an order that fails is not tried for ever. What stands in it comes from a user without
# rights: only a plain name is taken from it.
$version = [string](Get-Content -Raw $order | ConvertFrom-Json).version
Remove-Item -Force $order
if ($version -notmatch '^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$') { exit 1 }

# Copied to where that user cannot write before it is looked at: else it could be exchanged between look and start.
$safe = Join-Path $env:ProgramFiles 'Wohnwahl Kiosk Versions'
$kept = Join-Path $safe "$version.exe"
$ordered = Join-Path $orders "$version.exe"
if (Test-Path $ordered) {
  $item = Get-Item -Force $ordered
  if ($item.Attributes -band [IO.FileAttributes]::ReparsePoint) { exit 1 }
  Copy-Item -Force $ordered $kept
}
if (-not (Test-Path $kept)) { exit 1 }
$signature = Get-AuthenticodeSignature $kept
if ($signature.Status -ne 'Valid' -or $signature.SignerCertificate.Subject -ne $Publisher) {
  Remove-Item -Force $kept
  exit 1
}

Get-Process -Name 'Wohnwahl Kiosk' -ErrorAction SilentlyContinue | Stop-Process -Force
Start-Process -FilePath $kept -ArgumentList '/S' -Wait
Restart-Computer -Force
