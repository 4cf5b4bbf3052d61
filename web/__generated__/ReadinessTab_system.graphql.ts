/**
 * @generated SignedSource<<7900725d874a0d7587c2ade9f6556ac2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReadinessPurpose = "EVERYTHING" | "REDIRECTS";
import type { FragmentRefs } from "relay-runtime";
export type ReadinessTab_system$data = {
  readonly readiness: ReadonlyArray<{
    readonly failing: ReadonlyArray<string>;
    readonly isReady: boolean;
    readonly purpose: ReadinessPurpose;
  }>;
  readonly " $fragmentType": "ReadinessTab_system";
};
export type ReadinessTab_system$key = {
  readonly " $data"?: ReadinessTab_system$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadinessTab_system">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReadinessTab_system",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Readiness",
      "kind": "LinkedField",
      "name": "readiness",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purpose",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReady",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failing",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "System",
  "abstractKey": null
};

(node as any).hash = "73c856bf7ad7c22e4f540d30a8373854";

export default node;
