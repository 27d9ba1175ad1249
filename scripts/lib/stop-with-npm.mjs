// Who kills `npm start` the hard way (kill -9) leaves the server behind, holding its port. So a
// process that npm started looks whether npm is still there, and asks itself to stop when it is not.

const LOOK_EVERY_MS = 400

const parent = process.ppid

// Started by hand it may outlive the terminal it came from, for example with nohup.
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS).unref()
}
