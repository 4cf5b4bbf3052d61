/**
 * @generated SignedSource<<fdf9e2bed944aae055b971c375c892d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Devices_dashboard$data = {
  readonly devices: ReadonlyArray<{
    readonly clicks: number;
    readonly device: string;
    readonly label: string;
    readonly percentage: number;
  }>;
  readonly " $fragmentType": "Devices_dashboard";
};
export type Devices_dashboard$key = {
  readonly " $data"?: Devices_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"Devices_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Devices_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeviceShare",
      "kind": "LinkedField",
      "name": "devices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "device",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "fbf4a473ab1ea5bb84d7f2b5efaa2b13";

export default node;
