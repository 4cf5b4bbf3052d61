const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]+)(.*)$/;

/** The address of each host of a connection string, which may name several, separated by commas, as those of libpq do. */
export function addressesOf(connectionString: string): [string, ...string[]] {
  const [, before, hosts, after] = PARTS.exec(connectionString) ?? [];
  if (hosts === undefined) return [connectionString];
  const [first = '', ...others] = hosts.split(',').map((host) => `${before}${host}${after}`);
  return [first, ...others];
}
