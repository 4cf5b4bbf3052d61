/**
 * @generated SignedSource<<b7d697f87c8ea90c657abc90d002e6e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondStepPanel_viewer$data = {
  readonly secondStep: {
    readonly activatedAt: string | null | undefined;
    readonly recoveryCodesLeft: number;
  } | null | undefined;
  readonly " $fragmentType": "SecondStepPanel_viewer";
};
export type SecondStepPanel_viewer$key = {
  readonly " $data"?: SecondStepPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondStepPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecondStepPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SecondStep",
      "kind": "LinkedField",
      "name": "secondStep",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activatedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a041fb3e7fbc142dcc8a26f911a196ff";

export default node;
