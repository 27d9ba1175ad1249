#!/bin/sh
# Sets up a Debian 12 or 13 machine for the kiosk program: one user, one program, no desktop. Run once, as root:
#   sh set-up-kiosk.sh /path/to/Wohnwahl-Kiosk-X.Y.Z.AppImage
# Everything it does is in docs/guides/kiosk-debian.md, with how to check it. It may be run again.
set -eu

APP_IMAGE=${1:?"Name the AppImage: sh set-up-kiosk.sh /path/to/Wohnwahl-Kiosk-X.Y.Z.AppImage"}
KIOSK_USER=kiosk
[ "$(id -u)" = 0 ] || { echo "This has to be run as root." >&2; exit 1; }

# cage shows one program full-screen and nothing else; the keyring keeps the program's secrets.
apt-get update
# Debian 13 has renamed some libraries; the old names are those of others there.
named() { if apt-cache show "$1" >/dev/null 2>&1; then echo "$1"; else echo "$2"; fi; }
apt-get install -y --no-install-recommends \
  cage gnome-keyring libsecret-1-0 dbus-user-session libnss3 libgbm1 unattended-upgrades \
  "$(named libfuse2t64 libfuse2)" "$(named libgtk-3-0t64 libgtk-3-0)" "$(named libasound2t64 libasound2)"

# A user that nobody can log in as.
id "$KIOSK_USER" >/dev/null 2>&1 || useradd --create-home --shell /usr/sbin/nologin "$KIOSK_USER"
usermod --lock "$KIOSK_USER"
usermod --append --groups video,input,render "$KIOSK_USER"

# The program replaces its own file when a new version comes, so it lies in the user's folder.
install -d -o "$KIOSK_USER" -g "$KIOSK_USER" -m 0750 "/home/$KIOSK_USER/wohnwahl"
install -o "$KIOSK_USER" -g "$KIOSK_USER" -m 0755 "$APP_IMAGE" "/home/$KIOSK_USER/wohnwahl/Wohnwahl-Kiosk.AppImage"

cat > /usr/local/bin/wohnwahl-kiosk-session <<'SESSION'
#!/bin/sh
# The keyring opens without a password, as nobody types one here; the disk has to be encrypted for it to be safe.
printf '\n' | gnome-keyring-daemon --unlock --components=secrets >/dev/null
exec "$HOME/wohnwahl/Wohnwahl-Kiosk.AppImage" --ozone-platform=wayland --password-store=gnome-libsecret
SESSION
chmod 0755 /usr/local/bin/wohnwahl-kiosk-session

cat > /etc/systemd/system/wohnwahl-kiosk.service <<UNIT
[Unit]
Description=Wohnwahl kiosk
After=systemd-user-sessions.service network.target
# A program that cannot start at all is tried again for ever, but not in a loop that heats the machine.
StartLimitIntervalSec=0

[Service]
User=$KIOSK_USER
PAMName=login
TTYPath=/dev/tty1
StandardInput=tty
StandardOutput=journal
Environment=XDG_SESSION_TYPE=wayland
# -d: no window decorations; without -s nobody can switch to another terminal.
ExecStart=/usr/bin/cage -d -- /usr/bin/dbus-run-session /usr/local/bin/wohnwahl-kiosk-session
Restart=always
RestartSec=3
# What the program never needs.
ProtectSystem=full
ProtectKernelTunables=yes
ProtectControlGroups=yes

[Install]
WantedBy=graphical.target
UNIT

# No other terminals, no restart by Control+Alt+Delete, no kernel keys.
for number in 1 2 3 4 5 6; do systemctl mask "getty@tty$number.service" >/dev/null 2>&1; done
systemctl mask ctrl-alt-del.target >/dev/null 2>&1
mkdir -p /etc/systemd/logind.conf.d
cat > /etc/systemd/logind.conf.d/wohnwahl-kiosk.conf <<'LOGIND'
[Login]
NAutoVTs=0
ReserveVT=0
HandleLidSwitch=ignore
IdleAction=ignore
LOGIND
printf 'kernel.sysrq = 0\n' > /etc/sysctl.d/60-wohnwahl-kiosk.conf

# Sticks are not mounted, and storage is not even recognised.
printf 'install usb-storage /bin/false\ninstall uas /bin/false\n' > /etc/modprobe.d/wohnwahl-kiosk.conf

# The system's own updates, at night.
printf 'APT::Periodic::Update-Package-Lists "1";\nAPT::Periodic::Unattended-Upgrade "1";\n' \
  > /etc/apt/apt.conf.d/60wohnwahl-kiosk
printf 'Unattended-Upgrade::Automatic-Reboot "true";\nUnattended-Upgrade::Automatic-Reboot-Time "03:30";\n' \
  >> /etc/apt/apt.conf.d/60wohnwahl-kiosk

systemctl daemon-reload
systemctl set-default graphical.target >/dev/null
systemctl enable wohnwahl-kiosk.service >/dev/null
echo "Done. Restart the machine: the kiosk starts by itself."
