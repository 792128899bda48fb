import type { LngLat } from '../src/map/base-map-data.ts';

const line = (...points: readonly LngLat[]) => points;
const district = (th: string, en: string, at: LngLat) => ({
  th,
  en,
  lat: at[1],
  lng: at[0],
  kind: 'district' as const,
  minZoom: 11,
});

/** A hand-made sketch map of Bangkok for the stories, in both languages as the gateway returns it; uses no third-party data. */
export const sketchMap = {
  attribution: { th: 'แผนที่ร่างด้วยมือสำหรับตัวอย่าง', en: 'Sketched by hand for the stories' },
  land: [
    line(
      [99.6, 14.6],
      [101.6, 14.6],
      [101.6, 13.4],
      [100.95, 13.45],
      [100.58, 13.5],
      [100.45, 13.46],
      [99.6, 13.3],
      [99.6, 14.6],
    ),
  ],
  provinces: [
    {
      name: { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
      rings: [line([100.33, 13.5], [100.94, 13.5], [100.94, 13.96], [100.33, 13.96], [100.33, 13.5])],
    },
  ],
  parks: [
    {
      name: { th: 'สวนลุมพินี', en: 'Lumphini Park' },
      ring: line([100.537, 13.735], [100.546, 13.735], [100.546, 13.727], [100.537, 13.727], [100.537, 13.735]),
    },
  ],
  rivers: [
    {
      name: { th: 'แม่น้ำเจ้าพระยา', en: 'Chao Phraya' },
      kind: 'river',
      widthMetres: 320,
      line: line(
        [100.52, 13.84],
        [100.512, 13.8],
        [100.498, 13.775],
        [100.489, 13.752],
        [100.492, 13.735],
        [100.508, 13.722],
        [100.513, 13.705],
        [100.503, 13.69],
        [100.53, 13.68],
        [100.556, 13.694],
        [100.58, 13.701],
        [100.578, 13.676],
        [100.552, 13.655],
        [100.56, 13.63],
        [100.59, 13.6],
        [100.585, 13.54],
      ),
    },
  ],
  roads: [
    {
      name: { th: 'วงแหวน', en: 'Ring' },
      class: 'ring',
      line: line(
        [100.42, 13.83],
        [100.53, 13.87],
        [100.65, 13.83],
        [100.68, 13.72],
        [100.62, 13.62],
        [100.47, 13.62],
        [100.41, 13.7],
        [100.42, 13.83],
      ),
    },
    {
      name: { th: 'ทางด่วน', en: 'Expressway' },
      class: 'expressway',
      line: line([100.555, 13.86], [100.545, 13.79], [100.551, 13.745], [100.56, 13.71], [100.6, 13.67], [100.66, 13.64]),
    },
    {
      name: { th: 'ถ.พหลโยธิน', en: 'Phahonyothin' },
      class: 'radial',
      line: line([100.537, 13.764], [100.546, 13.78], [100.562, 13.81], [100.61, 13.88]),
    },
    {
      name: { th: 'ถ.สุขุมวิท', en: 'Sukhumvit' },
      class: 'radial',
      line: line([100.537, 13.746], [100.56, 13.738], [100.585, 13.718], [100.605, 13.7], [100.63, 13.65]),
    },
    {
      name: { th: 'ถ.พระราม 4', en: 'Rama IV' },
      class: 'street',
      line: line([100.514, 13.737], [100.53, 13.73], [100.555, 13.722], [100.585, 13.714]),
    },
    {
      name: { th: 'ถ.เพชรบุรี', en: 'Phetchaburi' },
      class: 'street',
      line: line([100.52, 13.755], [100.55, 13.75], [100.6, 13.743]),
    },
  ],
  rails: [
    {
      name: { th: 'สายสุขุมวิท', en: 'Sukhumvit line' },
      color: '#5aa469',
      line: line([100.553, 13.802], [100.541, 13.765], [100.534, 13.746], [100.56, 13.737], [100.585, 13.718], [100.605, 13.69]),
    },
    {
      name: { th: 'สายสีน้ำเงิน', en: 'Blue line' },
      color: '#2f5fa8',
      line: line([100.539, 13.803], [100.574, 13.757], [100.56, 13.737], [100.529, 13.733], [100.517, 13.738]),
    },
  ],
  labels: [
    { th: 'กรุงเทพมหานคร', en: 'Bangkok', lat: 13.75, lng: 100.51, kind: 'province', minZoom: 8 },
    { th: 'แม่น้ำเจ้าพระยา', en: 'Chao Phraya', lat: 13.699, lng: 100.508, kind: 'water', minZoom: 10 },
    district('ดุสิต', 'Dusit', [100.516, 13.777]),
    district('ปทุมวัน', 'Pathum Wan', [100.527, 13.742]),
    district('คลองเตย', 'Khlong Toei', [100.57, 13.712]),
    district('ห้วยขวาง', 'Huai Khwang', [100.579, 13.776]),
    district('วัฒนา', 'Watthana', [100.583, 13.734]),
    district('บางคอแหลม', 'Bang Kho Laem', [100.5, 13.697]),
  ],
  landmarks: [{ th: 'สวนลุมพินี', en: 'Lumphini Park', lat: 13.731, lng: 100.541, category: 'park', minZoom: 12 }],
} as const;
