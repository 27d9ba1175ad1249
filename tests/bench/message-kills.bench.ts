// The server killed 100 times on each database while buyers and team write, and mails and reminders go out.
// MESSAGE_KILLS=20 for fewer.
import { durabilityFigures } from './durability-figures.ts'
import { atLeast, report } from './rows.ts'

const wanted = process.env['MESSAGE_KILLS'] ?? '100'
const figures = durabilityFigures('message-kills.test.ts', { MESSAGE_KILLS: wanted })
const { kills = 0, messages = 0, interrupted = 0, files = 0, mails = 0, reminders = 0, copies = 0 } = figures

// Nothing lost, said twice or half written: else the test fails, and there are no figures.
report([
  { name: 'messages: kills survived', figure: `${kills}`, value: kills, bar: atLeast(100, 'kills') },
  { name: 'messages: acknowledged, all there once', figure: `${messages}`, value: messages, bar: null },
  { name: 'messages: under way at a kill', figure: `${interrupted}`, value: interrupted, bar: null },
  { name: 'messages: files, all whole', figure: `${files}`, value: files, bar: null },
  { name: 'messages: mails, none missing or made twice', figure: `${mails}`, value: mails, bar: null },
  { name: 'messages: of them reminders', figure: `${reminders}`, value: reminders, bar: null },
  { name: 'messages: copies under one Message-ID', figure: `${copies}`, value: copies, bar: null },
])
