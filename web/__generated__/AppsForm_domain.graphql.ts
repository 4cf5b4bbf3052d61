/**
 * @generated SignedSource<<dd21cee0346266d805db6d056afc273e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppsForm_domain$data = {
  readonly androidApps: ReadonlyArray<{
    readonly fingerprints: ReadonlyArray<string>;
    readonly package: string;
  }>;
  readonly host: string;
  readonly id: string;
  readonly iosApps: ReadonlyArray<string>;
  readonly " $fragmentType": "AppsForm_domain";
};
export type AppsForm_domain$key = {
  readonly " $data"?: AppsForm_domain$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppsForm_domain">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppsForm_domain",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "host",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "iosApps",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AndroidApp",
      "kind": "LinkedField",
      "name": "androidApps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "package",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fingerprints",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Domain",
  "abstractKey": null
};

(node as any).hash = "ed14067f30271b08d09753aec74d4535";

export default node;
