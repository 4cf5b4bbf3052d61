/** Degrees of longitude and latitude. */
export interface Place {
  longitude: number;
  latitude: number;
}

const RADIANS = Math.PI / 180;

/**
 * The Natural Earth projection, the polynomial its authors published, in units of the globe's radius from the map's
 * centre, y upwards. @nivo/geo draws the land with it but does not hand its projection to the layers above.
 */
export function project({ longitude, latitude }: Place): [number, number] {
  const lambda = longitude * RADIANS;
  const phi = latitude * RADIANS;
  const p2 = phi * phi;
  const p4 = p2 * p2;
  return [
    lambda * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4))),
    phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4))),
  ];
}

const SMALLEST = 10;
const LARGEST = 50;

/** Diameter in pixels of a country's marker, 10 to 50: areas represent shares of the country with the most clicks. */
export const markerSize = (clicks: number, most: number) =>
  Math.max(SMALLEST, LARGEST * Math.sqrt(clicks / Math.max(most, 1)));
