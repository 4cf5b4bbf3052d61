/**
 * @generated SignedSource<<0ca97fabd90f5e6eaab5a94a1e73d626>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DomainCertificateState = "failed" | "valid" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type CertificateState_domain$data = {
  readonly certificate: {
    readonly expiresAt: string | null | undefined;
    readonly nextAttemptAt: string | null | undefined;
    readonly problem: string | null | undefined;
    readonly state: DomainCertificateState;
  } | null | undefined;
  readonly " $fragmentType": "CertificateState_domain";
};
export type CertificateState_domain$key = {
  readonly " $data"?: CertificateState_domain$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateState_domain">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificateState_domain",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DomainCertificate",
      "kind": "LinkedField",
      "name": "certificate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextAttemptAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Domain",
  "abstractKey": null
};

(node as any).hash = "0165bd906c2fafacf1bd889f346b8096";

export default node;
