/**
 * @generated SignedSource<<cebddda754a172a24d694531452603cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LatestClick_click$data = {
  readonly at: string;
  readonly browser: string;
  readonly channelLabel: string;
  readonly city: string | null | undefined;
  readonly country: string;
  readonly countryCode: string | null | undefined;
  readonly deviceLabel: string;
  readonly referrerLabel: string | null | undefined;
  readonly " $fragmentType": "LatestClick_click";
};
export type LatestClick_click$key = {
  readonly " $data"?: LatestClick_click$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestClick_click">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LatestClick_click",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deviceLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "browser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channelLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "referrerLabel",
      "storageKey": null
    }
  ],
  "type": "Click",
  "abstractKey": null
};

(node as any).hash = "340473c5ea72f77a184fdf0f4e294efd";

export default node;
