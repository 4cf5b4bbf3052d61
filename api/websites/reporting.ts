/**
 * The SQL condition on the table website that a host, whose parameter is given, belongs to it: the domain itself, and www below
 * it. A TXT record proves all subdomains; a file or a tag proves one host.
 */
export const COVERS = (host: string): string =>
  `(${host} IN (domain, 'www.' || domain)
    OR (verified_by = 'dns' AND right(${host}, length(domain) + 1) = '.' || domain))`;

/** The same of one whose pages may report for the host: it is verified and active. */
export const IS_REPORTING = (host: string): string => `is_active AND verified_at IS NOT NULL AND ${COVERS(host)}`;
