// Certificates of this machine's name, signed by themselves, for tests only; they are valid for a hundred years.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const pair = (cert: string, key: string) => ({ cert: `${cert}\n`, key: `${key}\n` });

export const certificates = {
  one: pair(
    `-----BEGIN CERTIFICATE-----
MIIBozCCAUmgAwIBAgIUKMoK62tA86qupfBRnAakkIwAnScwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNb25lLmxvY2FsaG9zdDAgFw0yNjExMjIxMDEwMTVaGA8yMTI2
MTAyOTEwMTAxNVowGDEWMBQGA1UEAwwNb25lLmxvY2FsaG9zdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABM1GTT71nePBZCYVt0CxMKRR9i0xlBvgSkXGv8Xe5W1V
LDmd064qHvB/dZIHBJSQipOIBjNpDH+Jx71EMlxS/xKjbzBtMB0GA1UdDgQWBBRY
xzJvsQQY4DE0Dbq5OCZhrg+qnDAfBgNVHSMEGDAWgBRYxzJvsQQY4DE0Dbq5OCZh
rg+qnDAPBgNVHRMBAf8EBTADAQH/MBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAA
ATAKBggqhkjOPQQDAgNIADBFAiEAwAdX4M7DjQIjVa68PKJtAk6js86cdaDOl048
xI4Sa9ACIFj9MFYKRzOeEIkfTKrWEZYZ7mzfR2ZVOeuiwG0CxUxn
-----END CERTIFICATE-----`,
    `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg0nihk7jtCYSrPTZe
dHKsqdJeRWenRSr9ulrOkKa8BLOhRANCAATNRk0+9Z3jwWQmFbdAsTCkUfYtMZQb
4EpFxr/F3uVtVSw5ndOuKh7wf3WSBwSUkIqTiAYzaQx/ice9RDJcUv8S
-----END PRIVATE KEY-----`,
  ),
  two: pair(
    `-----BEGIN CERTIFICATE-----
MIIBozCCAUmgAwIBAgIUFCwmUNGyVqeIDJYH2dshNO7qXBUwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNdHdvLmxvY2FsaG9zdDAgFw0yNjExMjIxMDEwMTVaGA8yMTI2
MTAyOTEwMTAxNVowGDEWMBQGA1UEAwwNdHdvLmxvY2FsaG9zdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABGHd/ib+yLIF78ROMZ8Xu8EWuvUk1jgr6ID+mCHwXMOL
EkzF36kKJkL3t7rWt155Ev//Zr+yVl8MPeVluBpGckOjbzBtMB0GA1UdDgQWBBRZ
vzBQ5bdkACbIyZqbQwNJveO7qjAfBgNVHSMEGDAWgBRZvzBQ5bdkACbIyZqbQwNJ
veO7qjAPBgNVHRMBAf8EBTADAQH/MBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAA
ATAKBggqhkjOPQQDAgNIADBFAiEAi1xz/4rp+1W8pOh0hmVR0924oF2k50VDyrTh
/4cMkcYCIAD1i2EuxtT2cbFL9IM3DqtvJIfimMDNW/ip4HpxrQRu
-----END CERTIFICATE-----`,
    `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgz12UC24QDzz/H6JV
48eOqZIWzMgN7p+vt/IIQBPAVIehRANCAARh3f4m/siyBe/ETjGfF7vBFrr1JNY4
K+iA/pgh8FzDixJMxd+pCiZC97e61rdeeRL//2a/slZfDD3lZbgaRnJD
-----END PRIVATE KEY-----`,
  ),
} as const;

/** Where the files of a certificate are; `write` replaces them, `remove` removes them with their folder. */
export interface CertificateFolder {
  certificateFile: string;
  keyFile: string;
  write(cert: string, key: string): void;
  remove: () => void;
}

/** Puts a certificate into a folder of its own. */
export function certificateFolder({ cert, key }: { cert: string; key: string } = certificates.one): CertificateFolder {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-certificate-'));
  const certificateFile = join(folder, 'certificate.pem');
  const keyFile = join(folder, 'key.pem');
  const write = (newCert: string, newKey: string) => {
    writeFileSync(certificateFile, newCert);
    writeFileSync(keyFile, newKey);
  };
  write(cert, key);
  return { certificateFile, keyFile, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
