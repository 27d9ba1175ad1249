// Loaded into a server under test (`--import`): answers what CPU time the process has used, in µs.
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system })
})
