import { describe, expect, it } from 'vitest';
import { kindOfAddress } from '../../../src/sandbox/network/private-addresses.ts';
import { fc } from '../../property.ts';

const byte = fc.integer({ min: 0, max: 255 });

describe('addresses', () => {
  it.each([
    ['93.184.215.14', 'public'],
    ['2606:4700::6810:1e22', 'public'],
    ['127.0.0.1', 'private'],
    ['10.1.2.3', 'private'],
    ['172.31.255.255', 'private'],
    ['172.32.0.0', 'public'],
    ['100.64.0.1', 'private'],
    ['0.0.0.0', 'private'],
    ['::1', 'private'],
    ['fd12::1', 'private'],
    ['::ffff:10.0.0.1', 'private'],
    ['::ffff:a00:1', 'private'],
    ['64:ff9b::7f00:1', 'private'],
    ['::127.0.0.1', 'private'],
    ['::7f00:1', 'private'],
    ['::ffff:0:127.0.0.1', 'private'],
    ['fec0::1', 'private'],
    ['169.254.169.254', 'metadata'],
    ['::ffff:169.254.169.254', 'metadata'],
    ['::ffff:a9fe:a9fe', 'metadata'],
    ['fe80::1', 'metadata'],
    ['fd00:ec2::254', 'metadata'],
    ['168.63.129.16', 'metadata'],
  ])('%s is %s', (address, kind) => {
    expect(kindOfAddress(address)).toBe(kind);
  });

  it('judges an IPv4 address the same in IPv6 clothing', () => {
    fc.assert(
      fc.property(byte, byte, byte, byte, (a, b, c, d) => {
        const plain = [a, b, c, d].join('.');
        const hex = `::ffff:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
        expect(kindOfAddress(hex)).toBe(kindOfAddress(plain));
      }),
    );
  });
});
