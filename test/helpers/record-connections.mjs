// Loaded before a process's own code (`--import`): writes down where it connects to, and which names it looks up.
import { appendFileSync } from 'node:fs'
import dns from 'node:dns'
import net from 'node:net'
import { syncBuiltinESMExports } from 'node:module'

const record = (destination) => appendFileSync(process.env.CONNECTIONS_FILE, `${destination}\n`)

const { connect } = net.Socket.prototype
net.Socket.prototype.connect = function (...given) {
  // Node's own calls hand on what they have sorted already: a list that begins with the options.
  const [options] = Array.isArray(given[0]) ? given[0] : given
  if (typeof options === 'object') record(options.path ?? options.host ?? 'localhost')
  else record(Number.isNaN(Number(options)) ? options : typeof given[1] === 'string' ? given[1] : 'localhost')
  return connect.apply(this, given)
}

for (const [holder, name] of [
  [dns, 'lookup'],
  [dns.promises, 'lookup'],
  [dns, 'resolve'],
  [dns.promises, 'resolve'],
]) {
  const original = holder[name]
  holder[name] = function (hostname, ...rest) {
    record(hostname)
    return original.call(this, hostname, ...rest)
  }
}
syncBuiltinESMExports()
