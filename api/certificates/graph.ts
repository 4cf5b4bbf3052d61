import { DomainNode } from '../domains/graph.ts';
import { builder } from '../graph/builder.ts';
import { exposedFields, type Exposed } from '../graph/member-fields.ts';
import {
  CERTIFICATE_WORDS,
  certificateMembers,
  certificatesOf,
  certificateStates,
  isCertified,
  type DomainCertificate,
} from './domain-certificates.ts';

const State = builder.enumType('DomainCertificateState', {
  description: certificateMembers.state.words,
  values: certificateStates,
});

const Certificate = builder.loadableObjectRef<DomainCertificate, string>('DomainCertificate', {
  load: certificatesOf,
  // A subscription's context outlives its events, so each event reads again.
  loaderOptions: { cache: false },
});

Certificate.implement({
  description: 'The certificate of a domain, loaded at once for all of a page.',
  fields: (t) => ({
    ...exposedFields(certificateMembers, Object.keys(certificateMembers), { state: State }, (name, options) =>
      t.expose(name as 'problem', options as Exposed),
    ),
  }),
});

builder.prismaObjectField(DomainNode, 'certificate', (t) =>
  t.field({
    type: Certificate,
    nullable: true,
    description: CERTIFICATE_WORDS,
    resolve: (domain) => (isCertified(domain) ? domain.host : null),
  }),
);
