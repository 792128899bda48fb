import type { BaseMapData } from '../src/map/base-map-data.ts';

/** A sketch of a city by a river for the stories: made up by hand, so that a story needs no data of anybody's. */
export function storyMap(lang: 'th' | 'en'): BaseMapData {
  const say = (th: string, en: string) => (lang === 'en' ? en : th);
  return {
    attribution: say('แผนที่ร่างด้วยมือสำหรับตัวอย่าง', 'Sketched by hand for the stories'),
    land: [
      [
        [99.6, 14.4],
        [101.4, 14.4],
        [101.4, 13.5],
        [100.58, 13.5],
        [100.45, 13.46],
        [99.6, 13.4],
        [99.6, 14.4],
      ],
    ],
    parks: [
      [
        [100.537, 13.735],
        [100.545, 13.735],
        [100.545, 13.727],
        [100.537, 13.727],
        [100.537, 13.735],
      ],
    ],
    rivers: [
      {
        name: say('แม่น้ำเจ้าพระยา', 'Chao Phraya'),
        widthMetres: 320,
        line: [
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
        ],
      },
    ],
    roads: [
      {
        name: say('วงแหวน', 'Ring'),
        class: 'ring',
        line: [
          [100.42, 13.83],
          [100.53, 13.87],
          [100.65, 13.83],
          [100.68, 13.72],
          [100.62, 13.62],
          [100.47, 13.62],
          [100.41, 13.7],
          [100.42, 13.83],
        ],
      },
      {
        name: say('ทางด่วน', 'Expressway'),
        class: 'expressway',
        line: [
          [100.555, 13.86],
          [100.545, 13.79],
          [100.551, 13.745],
          [100.56, 13.71],
          [100.6, 13.67],
          [100.66, 13.64],
        ],
      },
      {
        name: say('ถ.พหลโยธิน', 'Phahonyothin'),
        class: 'radial',
        line: [
          [100.537, 13.764],
          [100.546, 13.78],
          [100.562, 13.81],
          [100.61, 13.88],
        ],
      },
      {
        name: say('ถ.สุขุมวิท', 'Sukhumvit'),
        class: 'radial',
        line: [
          [100.537, 13.746],
          [100.56, 13.738],
          [100.585, 13.718],
          [100.605, 13.7],
          [100.63, 13.65],
        ],
      },
      {
        name: say('ถ.พระราม 4', 'Rama IV'),
        class: 'street',
        line: [
          [100.514, 13.737],
          [100.53, 13.73],
          [100.555, 13.722],
          [100.585, 13.714],
        ],
      },
      {
        name: say('ถ.เพชรบุรี', 'Phetchaburi'),
        class: 'street',
        line: [
          [100.52, 13.755],
          [100.55, 13.75],
          [100.6, 13.743],
        ],
      },
    ],
    rails: [
      {
        name: 'Line A',
        color: '#5aa469',
        line: [
          [100.553, 13.802],
          [100.541, 13.765],
          [100.534, 13.746],
          [100.56, 13.737],
          [100.585, 13.718],
          [100.605, 13.69],
        ],
      },
      {
        name: 'Line B',
        color: '#2f5fa8',
        line: [
          [100.539, 13.803],
          [100.574, 13.757],
          [100.56, 13.737],
          [100.529, 13.733],
          [100.517, 13.738],
        ],
      },
    ],
    labels: [
      { text: say('กรุงเทพมหานคร', 'Bangkok'), lat: 13.75, lng: 100.51, kind: 'province', minZoom: 8 },
      { text: say('ดุสิต', 'Dusit'), lat: 13.777, lng: 100.516, kind: 'district', minZoom: 11 },
      { text: say('ปทุมวัน', 'Pathum Wan'), lat: 13.742, lng: 100.527, kind: 'district', minZoom: 11 },
      { text: say('คลองเตย', 'Khlong Toei'), lat: 13.712, lng: 100.57, kind: 'district', minZoom: 11 },
      { text: say('ห้วยขวาง', 'Huai Khwang'), lat: 13.776, lng: 100.579, kind: 'district', minZoom: 11 },
      { text: say('วัฒนา', 'Watthana'), lat: 13.734, lng: 100.583, kind: 'district', minZoom: 11 },
      { text: say('แม่น้ำเจ้าพระยา', 'Chao Phraya'), lat: 13.699, lng: 100.508, kind: 'water', minZoom: 10 },
    ],
    landmarks: [{ text: say('สวนลุมพินี', 'Lumphini Park'), lat: 13.731, lng: 100.541, category: 'park', minZoom: 12 }],
  };
}
