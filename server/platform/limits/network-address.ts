import ipaddr from 'ipaddr.js'

/** 16-bit groups of an IPv6 address that name the network: the rest whoever has it chooses as they like. */
const NETWORK_GROUPS = 4

/**
 * What of an address counts for limits: an IPv4 address as it is, of an IPv6 address its network of 64 bits, which is
 * the least that a connection is given. What is no address stands for itself.
 */
export function getNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const groups = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}
