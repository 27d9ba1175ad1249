# Sets up a Windows 11 IoT Enterprise machine for the kiosk program. Run once, as an administrator, after the installer:
#   powershell -ExecutionPolicy Bypass -File set-up-kiosk.ps1 [-User kiosk] [-Publisher "CN=…"]
# Everything it does is in docs/guides/kiosk-windows.md, with how to check it. It may be run again.
#Requires -RunAsAdministrator
param(
  [string]$User = 'kiosk',
  # Subject of the certificate that versions are signed with. Without it no version is installed by itself.
  [string]$Publisher = ''
)
$ErrorActionPreference = 'Stop'

function Set-Policy([string]$Path, [string]$Name, $Value, [string]$Type = 'DWord') {
  if (-not (Test-Path $Path)) { New-Item -Path $Path -Force | Out-Null }
  New-ItemProperty -Path $Path -Name $Name -Value $Value -PropertyType $Type -Force | Out-Null
}

# A user without rights and without a password that anybody knows; Windows logs it in by itself (assigned access).
if (-not (Get-LocalUser -Name $User -ErrorAction SilentlyContinue)) {
  New-LocalUser -Name $User -NoPassword -AccountNeverExpires -UserMayNotChangePassword | Out-Null
  Add-LocalGroupMember -SID 'S-1-5-32-545' -Member $User
}

# Gestures from the edges, touch keyboard's own swipes, notifications, the search and the widgets.
Set-Policy 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\EdgeUI' 'AllowEdgeSwipe' 0
Set-Policy 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\Explorer' 'DisableNotificationCenter' 1
Set-Policy 'HKLM:\SOFTWARE\Policies\Microsoft\Dsh' 'AllowNewsAndInterests' 0
Set-Policy 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\Windows Search' 'DisableSearch' 1
Set-Policy 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\CloudContent' 'DisableWindowsConsumerFeatures' 1

# Control+Alt+Delete shows nothing to choose; sticky keys and their kind open no window.
$system = 'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Policies\System'
foreach ($name in 'DisableTaskMgr', 'DisableLockWorkstation', 'DisableChangePassword') { Set-Policy $system $name 1 }
Set-Policy $system 'HideFastUserSwitching' 1

# Sticks and discs start nothing, and cannot be written.
Set-Policy 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\RemovableStorageDevices' 'Deny_All' 1
Set-Policy 'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Policies\Explorer' 'NoDriveTypeAutoRun' 255

# Windows' own updates: at night, and no restart while somebody is there.
$updates = 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\WindowsUpdate'
Set-Policy "$updates\AU" 'AUOptions' 4
Set-Policy "$updates\AU" 'ScheduledInstallTime' 2
Set-Policy $updates 'SetActiveHours' 1
Set-Policy $updates 'ActiveHoursStart' 6
Set-Policy $updates 'ActiveHoursEnd' 23

# The screen stays on; a power cut ends in a started machine (also set this in the firmware).
powercfg /change monitor-timeout-ac 0
powercfg /change standby-timeout-ac 0
powercfg /change hibernate-timeout-ac 0

# The user may not install anything, so versions are installed by the system: only what is signed by the publisher.
# Below Program Files only administrators write.
$target = Join-Path $env:ProgramFiles 'Wohnwahl Kiosk Versions'
New-Item -ItemType Directory -Force -Path $target | Out-Null
Copy-Item -Force (Join-Path $PSScriptRoot 'install-update.ps1') $target
if ($Publisher -ne '') {
  $words = "-NoProfile -ExecutionPolicy Bypass -File `"$target\install-update.ps1`" -User `"$User`" -Publisher `"$Publisher`""
  $action = New-ScheduledTaskAction -Execute 'powershell.exe' -Argument $words
  $trigger = New-ScheduledTaskTrigger -Once -At (Get-Date) -RepetitionInterval (New-TimeSpan -Minutes 5)
  $principal = New-ScheduledTaskPrincipal -UserId 'S-1-5-18' -RunLevel Highest
  Register-ScheduledTask -Force -TaskName 'Wohnwahl Kiosk versions' -Action $action -Trigger $trigger -Principal $principal | Out-Null
}
Write-Output "Done. Next: assigned access for '$User' (docs/guides/kiosk-windows.md, step 4), then restart."
