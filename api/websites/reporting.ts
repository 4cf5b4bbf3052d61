/**
 * The SQL condition on the table website that its pages may report for a host, whose parameter is given: it is verified and
 * active. A TXT record proves its subdomains, too; a file or a meta tag proves one host.
 */
export const IS_REPORTING = (host: string): string =>
  `is_active AND verified_at IS NOT NULL AND (domain = ${host}
    OR (verified_by = 'dns' AND right(${host}, length(domain) + 1) = '.' || domain))`;
