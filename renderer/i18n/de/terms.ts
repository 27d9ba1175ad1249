/**
 * Terms of the trade, and what each means in a sentence (SAY-3). `words`: how texts spell it, divided by `|`; one with a
 * small letter in it may go on (`rektifiziertes`, `Leerrohrpaket`), an abbreviation stands for itself.
 */
export const texts = {
  slip: {
    words: 'R9|R10|R11|Rutschhemmung',
    meaning:
      'Wie sicher ein Boden gegen Ausrutschen ist: R9 ist die unterste Stufe, R10 für Bad und Dusche üblich, R11 noch griffiger.',
  },
  rectified: {
    words: 'rektifiziert',
    meaning: 'Nach dem Brennen auf genaues Maß geschliffen, so dass die Fugen besonders schmal werden.',
  },
  throughColoured: {
    words: 'durchgefärbt',
    meaning: 'In der ganzen Dicke von einer Farbe: Kratzer und abgestoßene Kanten fallen kaum auf.',
  },
  wearLayer: {
    words: 'Nutzschicht',
    meaning:
      'Die oberste Schicht, auf der man geht. Je dicker sie ist, desto länger hält der Boden; bei Parkett lässt er sich öfter abschleifen.',
  },
  engineered: {
    words: 'Mehrschichtparkett',
    meaning:
      'Parkett aus mehreren verleimten Holzlagen, oben das Edelholz. Es arbeitet weniger als Holz aus einem Stück.',
  },
  usageClass: {
    words: 'Nutzungsklasse',
    meaning: 'Wie stark ein Boden beansprucht werden darf: 21 bis 23 für Wohnungen, 31 bis 34 für Büros und Läden.',
  },
  offcut: {
    words: 'Verschnitt',
    meaning: 'Was beim Zuschneiden abfällt. Das Material dafür wird mitgekauft und ist im Preis enthalten.',
  },
  mitre: {
    words: 'Gehrung',
    meaning: 'Zwei Leisten treffen sich in der Ecke mit schrägem Schnitt, so dass keine Stirnseite zu sehen ist.',
  },
  scrub: {
    words: 'Nassabriebklasse',
    meaning: 'Wie gut eine Wandfarbe feuchtes Wischen verträgt: Klasse 1 am besten, Klasse 5 am wenigsten.',
  },
  liningFleece: {
    words: 'Malervlies',
    meaning: 'Ein glattes Vlies unter der Farbe. Es überbrückt feine Risse und macht die Wand gleichmäßig.',
  },
  cpl: {
    words: 'CPL',
    meaning: 'Dünner, harter Schichtstoff auf Türen und Zargen: unempfindlicher gegen Stöße und Kratzer als Lack.',
  },
  hpl: {
    words: 'HPL',
    meaning: 'Dicker, unter hohem Druck gepresster Schichtstoff: besonders hart, wasser- und hitzefest.',
  },
  laminate: {
    words: 'Schichtstoff',
    meaning:
      'Trägerplatte mit einer Schicht aus Papier und Harz: pflegeleicht und günstig, die Kanten vertragen kein stehendes Wasser.',
  },
  compactSlab: {
    words: 'Kompaktplatte',
    meaning: 'Durch und durch gepresster Schichtstoff: dünn, wasserfest und auch an der Kante geschlossen.',
  },
  quartz: {
    words: 'Quarzstein',
    meaning:
      'Natürlicher Quarz, mit Harz zu Platten gebunden: härter und dichter als Marmor, aber empfindlich gegen heiße Töpfe.',
  },
  mineralCast: {
    words: 'Mineralguss',
    meaning: 'Gesteinsmehl und Harz, in Form gegossen: fugenlos, warm im Griff und reparierbar.',
  },
  veneer: { words: 'furniert', meaning: 'Mit einem dünnen Blatt aus echtem Holz belegt.' },
  tubularCore: {
    words: 'Röhrenspanmittellage',
    meaning: 'Das Innere der Tür ist eine Spanplatte mit Röhren: schwerer und leiser als eine Tür mit Wabenkern.',
  },
  toughened: {
    words: 'ESG',
    meaning: 'Einscheiben-Sicherheitsglas: vorgespannt, hält viel aus und zerfällt im Bruch in stumpfe Krümel.',
  },
  resistance: {
    words: 'RC 2|RC 3|Widerstandsklasse',
    meaning: 'Wie lange eine Tür einem Einbruch standhält: RC 2 einfachem Werkzeug, RC 3 auch dem Brecheisen.',
  },
  p5a: { words: 'P5A', meaning: 'Sicherheitsglas, das auch mehreren Würfen mit einer schweren Stahlkugel standhält.' },
  ug: {
    words: 'Ug',
    meaning: 'Wie viel Wärme durch das Glas verloren geht (W je m² und Grad): je kleiner, desto besser.',
  },
  venetian: {
    words: 'Raffstore',
    meaning: 'Außenjalousie mit verstellbaren Lamellen: hält Sonne ab und lässt Licht herein.',
  },
  ip: { words: 'IP44|IP65', meaning: 'Schutz gegen Wasser: IP44 gegen Spritzwasser, IP65 auch gegen Strahlwasser.' },
  colourRendering: {
    words: 'Farbwiedergabe',
    meaning: 'Wie natürlich Farben im Licht der Leuchte aussehen; Ra 100 ist wie Tageslicht.',
  },
  conduit: {
    words: 'Leerrohr',
    meaning: 'Ein leeres Rohr in der Wand, durch das später ohne Stemmen ein Kabel gezogen werden kann.',
  },
  sceneSwitch: {
    words: 'Szenentaster',
    meaning: 'Ein Taster, der mehrere Dinge auf einmal stellt, zum Beispiel Licht, Jalousien und Musik für den Abend.',
  },
  residualCurrent: {
    words: 'FI-geschützt',
    meaning: 'Ein Schutzschalter trennt den Strom in Sekundenbruchteilen, wenn er durch einen Menschen fließen könnte.',
  },
  presence: {
    words: 'Präsenzmelder',
    meaning: 'Merkt auch, wenn jemand still im Raum sitzt, und schaltet das Licht danach.',
  },
  mountingFrame: {
    words: 'Vorwandelement',
    meaning: 'Ein Gestell vor der Wand, das WC oder Waschtisch trägt und Spülkasten und Rohre verbirgt.',
  },
  concealed: { words: 'Unterputz', meaning: 'In der Wand eingebaut: zu sehen sind nur Griff oder Platte.' },
  rimless: {
    words: 'spülrandlos',
    meaning: 'Die Schüssel hat oben keinen Hohlrand und ist dadurch leichter sauber zu halten.',
  },
  levelAccess: { words: 'bodengleich', meaning: 'Ohne Stufe: Der Duschboden liegt auf der Höhe des Fußbodens.' },
  shadowGap: {
    words: 'Schattenfuge',
    meaning: 'Ein schmaler Spalt zwischen Decke und Wand, durch den die Decke zu schweben scheint.',
  },
  pyrolysis: {
    words: 'Pyrolyse',
    meaning: 'Der Ofen reinigt sich selbst: Bei etwa 500 °C wird Schmutz zu Asche, die man auswischt.',
  },
  dualFlush: {
    words: 'Zweimengentechnik',
    meaning: 'Zwei Tasten, eine für die große und eine für die sparsame Spülung.',
  },
  pedestals: {
    words: 'Stelzlager',
    meaning: 'Kleine verstellbare Füße unter dem Belag: Wasser läuft darunter ab, und alles liegt eben.',
  },
} as const
