/**
 * @generated SignedSource<<18e6b06f49a906c129f1d40a32dcbc92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeasurementLevel = "essential" | "full" | "none";
import type { FragmentRefs } from "relay-runtime";
export type NetworkCards_viewer$data = {
  readonly networkSettings: {
    readonly level: MeasurementLevel;
    readonly privacyMode: boolean;
  };
  readonly websites: ReadonlyArray<{
    readonly isVerified: boolean;
  }>;
  readonly " $fragmentType": "NetworkCards_viewer";
};
export type NetworkCards_viewer$key = {
  readonly " $data"?: NetworkCards_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NetworkCards_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NetworkCards_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NetworkSettings",
      "kind": "LinkedField",
      "name": "networkSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "privacyMode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Website",
      "kind": "LinkedField",
      "name": "websites",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isVerified",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2cfba540ca2ff07746c840a6207c88aa";

export default node;
