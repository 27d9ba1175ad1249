/** Texts for saving a configuration by e-mail, asking for contact, and opening what was saved. */
export const texts = {
  cancel: 'Abbrechen',
  done: 'Fertig',
  sending: 'Wird gesendet …',
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefon (freiwillig)',
    message: 'Nachricht (freiwillig)',
  },
  meta: {
    validations: {
      required: 'Bitte füllen Sie dieses Feld aus.',
      invalidEmail: 'Das ist keine gültige E-Mail-Adresse.',
      invalidPhoneNumber: 'Bitte geben Sie die Nummer so ein: +49\u00a0761\u00a01234567.',
      privacy: 'Bitte stimmen Sie zu, damit wir Ihre Angaben verwenden dürfen.',
      tooLong: 'Das ist zu lang.',
    },
  },
  missing: {
    text: 'Zum Absenden fehlt noch: {{fields}}.',
    nothing: 'Alles ausgefüllt.',
    fields: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail-Adresse',
      phone: 'gültige Telefonnummer',
      message: 'kürzere Nachricht',
      privacyPolicy: 'Ihr Einverständnis',
    },
  },
  privacy: {
    label: 'Ich bin einverstanden, dass meine Angaben wie in den Datenschutzhinweisen beschrieben verwendet werden.',
    open: 'Datenschutzhinweise lesen',
    title: 'Datenschutzhinweise',
    who: 'Verantwortlich für Ihre Angaben ist {{account}}.',
    what: 'Ihre E-Mail-Adresse und, wenn Sie um Kontakt bitten, Name, Telefonnummer und Nachricht werden zusammen mit Ihrer Konfiguration gespeichert. Damit schicken wir Ihnen den Link zu Ihrer Konfiguration und beantworten Ihre Anfrage. Speichern Sie oder bitten Sie um Kontakt, erfährt es Ihre Ansprechperson im Verkauf per E-Mail und kann Ihnen antworten. Die Menschen, die dieses Projekt verkaufen, können die Angaben sehen; sonst niemand.',
    howLong: 'Nach 90 Tagen werden die Angaben gelöscht, wenn daraus kein Vertrag entsteht.',
    rights:
      'Sie können Ihre Einwilligung jederzeit widerrufen und Auskunft, Berichtigung oder Löschung verlangen. Eine kurze Nachricht an Ihre Ansprechperson genügt.',
  },
  failure: {
    conflict: 'Ihre Auswahl enthält noch etwas, das nicht zusammenpasst. Bitte lösen Sie das zuerst auf.',
    tooMany: 'Das waren viele Versuche kurz nacheinander. Bitte warten Sie einige Minuten.',
    unreachable:
      'Der Server ist gerade nicht erreichbar. Ihre Angaben bleiben hier stehen; bitte versuchen Sie es gleich noch einmal.',
    other: 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  save: {
    title: 'Konfiguration speichern',
    intro:
      'Wir schicken Ihnen einen Link, mit dem Sie Ihre Konfiguration jederzeit wieder öffnen: am Telefon, am Rechner, zu Hause.',
    seller:
      'Auch Ihre Ansprechperson im Verkauf erhält Ihre Konfiguration und Ihre E-Mail-Adresse und kann Ihnen antworten.',
    submit: 'Speichern und senden',
    sending: 'Ihre Konfiguration wird gespeichert …',
    savedTitle: 'Ihre Konfiguration ist gespeichert',
    saved: 'Der Link ist unterwegs an <strong>{{email}}</strong>.',
    total: 'Aufpreis gesamt:',
    onRequest_one: '+ {{count}} auf Anfrage',
    onRequest_other: '+ {{count}} auf Anfrage',
    scan: 'Oder gleich mit dem Telefon scannen und mitnehmen:',
    qrLabel: 'QR-Code mit dem Link zu Ihrer Konfiguration',
    link: 'Link zu Ihrer Konfiguration',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    until: 'Der Link gilt bis zum {{day}}.',
  },
  kiosk: {
    take: 'Oder gleich mit dem Telefon scannen und mitnehmen.',
    waitingTitle: 'Ihre Konfiguration ist gemerkt',
    waiting:
      'Das Netz ist gerade nicht da. Ihre Konfiguration liegt verschlüsselt auf diesem Gerät und geht an <strong>{{email}}</strong>, sobald es wieder da ist.',
    contactWaitingTitle: 'Ihre Nachricht ist gemerkt',
    contactWaiting:
      'Das Netz ist gerade nicht da. Ihre Nachricht liegt verschlüsselt auf diesem Gerät und geht hinaus, sobald es wieder da ist. Sie brauchen nichts weiter zu tun.',
    waitingEndHint: 'Beenden Sie Ihren Besuch, sieht hier niemand mehr etwas davon. Verschickt wird sie trotzdem.',
    stay: 'Weiter auswählen',
    end: 'Besuch beenden',
    endHint: 'Beenden Sie Ihren Besuch, wird auf diesem Gerät alles gelöscht. Was Sie gespeichert haben, bleibt Ihnen.',
  },
  contact: {
    title: 'Kontakt aufnehmen',
    intro: 'Schreiben Sie uns, wir melden uns bei Ihnen. Ihre Konfiguration geht mit, damit wir wissen, worum es geht.',
    agent: 'Vermarktung durch',
    salesManager: 'Ihre Ansprechperson',
    submit: 'Nachricht senden',
    sentTitle: 'Vielen Dank',
    sent: 'Ihre Nachricht ist angekommen. Wir melden uns so bald wie möglich bei Ihnen.',
  },
  components: {
    contactModal: {
      submitted: {
        errorTitle: 'Nachricht nicht gesendet',
        error: 'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
      },
    },
  },
  restore: {
    loading: 'Ihre Konfiguration wird geöffnet …',
    goneTitle: 'Diesen Link gibt es nicht mehr',
    gone: 'Gespeicherte Konfigurationen lassen sich 90 Tage lang öffnen. Vielleicht fehlt auch ein Teil der Adresse.',
    start: 'Neu beginnen',
    replaceTitle: 'In diesem Browser gibt es schon eine Auswahl',
    replace: 'Für diese Wohneinheit haben Sie hier bereits etwas anderes ausgewählt. Was soll gelten?',
    takeSaved: 'Gespeicherte öffnen',
    keepMine: 'Hiesige Auswahl behalten',
    movedTitle: 'Der Katalog hat sich geändert',
    moved: 'Seit dem Speichern wurde der Katalog überarbeitet.',
    dropped_one: 'Eine Auswahl gibt es nicht mehr; dort gilt wieder der Standard.',
    dropped_other: '{{count}} Auswahlen gibt es nicht mehr; dort gilt wieder der Standard.',
    savedTotal: 'Gespeichert',
    total: 'Jetzt',
    difference: 'Unterschied',
    continue: 'Weiter zur Konfiguration',
  },
} as const
