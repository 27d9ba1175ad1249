"""Shapes in metres: bevelled boxes, lofts, lathes, tubes, cloth. Everything is made through a Kit.

Axes: x to the right, y into the picture (the back wall of a room is y = 0, the viewer looks from
negative y), z up. An object that hangs on a wall is modelled with its back at y = 0, centred on x = 0.
"""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

import light
from outlines import through


class Kit:
    """Makes objects under one name (`slot:floor`, `fixed`), placed and turned together.

    The name decides which cryptomatte mask the parts belong to, so a fitting uses one kit only.
    """

    def __init__(self, name):
        self.name = name
        self.matrix = Matrix()
        self.parts = []

    def placed(self, at=(0, 0, 0), turn=0.0):
        """The same kit with another origin inside this one's space: for parts that are modelled on their own."""
        other = Kit(self.name)
        other.matrix = self.matrix @ Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
        other.parts = self.parts
        return other

    def tilted(self, at, angles):
        """The same kit turned about x, y, z (degrees, in this order)."""
        other = Kit(self.name)
        turn = Matrix.Rotation(math.radians(angles[2]), 4, 'Z') @ Matrix.Rotation(math.radians(angles[1]), 4, 'Y')
        other.matrix = self.matrix @ Matrix.Translation(at) @ turn @ Matrix.Rotation(math.radians(angles[0]), 4, 'X')
        other.parts = self.parts
        return other

    def add(self, data, material, smooth=False):
        """Puts finished mesh or curve data into the scene."""
        thing = bpy.data.objects.new('%s:%d' % (self.name, len(self.parts)), data)
        thing.matrix_world = self.matrix
        bpy.context.scene.collection.objects.link(thing)
        if material is not None:
            data.materials.append(material)
        if smooth:
            data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        self.parts.append(thing)
        return thing

    def mesh(self, vertices, faces, material, smooth=False, uv=None):
        """A mesh of points and faces (tuples of their numbers); `uv`: a pair a point in metres, otherwise taken from the sides."""
        data = bpy.data.meshes.new(self.name)
        data.from_pydata([tuple(v) for v in vertices], [], faces)
        if uv is not None:
            layer = data.uv_layers.new()
            for loop in data.loops:
                layer.data[loop.index].uv = uv[loop.vertex_index]
        else:
            box_uv(data)
        return self.add(data, material, smooth)

    def shine(self, at, towards, size, energy, color, reach=None):
        """A light that belongs to the fitting: it shines only where the fitting is shown, and no farther than `reach` metres."""
        lamp = light.area('%s:%d' % (self.name, len(self.parts)), self.matrix @ Vector(at), self.matrix.to_3x3() @ Vector(towards), size, energy, color)
        if reach is not None:
            light.keep_near(lamp, reach)
        self.parts.append(lamp)
        return lamp

    def quad(self, corners, material, uv=None):
        """A flat rectangle; `uv` in metres, one pair a corner."""
        return self.mesh(corners, [(0, 1, 2, 3)], material, uv=uv)

    def box(self, low, high, material, bevel=0.004, segments=3):
        """A box between two corners, its edges rounded by `bevel` (never more than a third of its thinnest side)."""
        size = [abs(high[i] - low[i]) for i in range(3)]
        middle = [(high[i] + low[i]) / 2 for i in range(3)]
        data = bpy.data.meshes.new(self.name)
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        for vertex in bm.verts:
            vertex.co = Vector(middle[i] + vertex.co[i] * size[i] for i in range(3))
        bm.to_mesh(data)
        bm.free()
        box_uv(data)
        thing = self.add(data, material, bevel > 0)
        width = min(bevel, min(size) / 3)
        if width > 0:
            soften(thing, width, segments)
        return thing

    def loft(self, rings, material, caps=(True, True)):
        """A skin over rings of equally many points, first to last; `caps`: whether the first and the last ring are closed."""
        count = len(rings[0])
        vertices = [point for ring in rings for point in ring]
        faces = []
        for level in range(len(rings) - 1):
            for i in range(count):
                j = (i + 1) % count
                faces.append((level * count + i, level * count + j, (level + 1) * count + j, (level + 1) * count + i))
        if caps[0]:
            faces.append(tuple(reversed(range(count))))
        if caps[1]:
            faces.append(tuple((len(rings) - 1) * count + i for i in range(count)))
        return self.mesh(vertices, faces, material, smooth=True)

    def lathe(self, profile, material, at=(0, 0, 0), axis='z', count=40):
        """A turned body; `profile` is (radius, distance along the axis)."""
        rings = []
        for radius, along in profile:
            ring = []
            for i in range(count):
                a = 2 * math.pi * i / count
                c, s = math.cos(a) * radius, math.sin(a) * radius
                ring.append({'z': (c, s, along), 'y': (c, along, -s), 'x': (along, c, s)}[axis])
            rings.append([(p[0] + at[0], p[1] + at[1], p[2] + at[2]) for p in ring])
        thing = self.loft(rings, material)
        crisp(thing)
        return thing

    def tube(self, points, radius, material, smooth=True):
        """A round bar along points, as a curve through them (or straight from one to the next)."""
        curve = bpy.data.curves.new(self.name, 'CURVE')
        curve.dimensions = '3D'
        curve.bevel_depth = radius
        curve.bevel_resolution = 6
        curve.use_fill_caps = True
        path = through(points) if smooth and len(points) > 2 else [Vector(p) for p in points]
        spline = curve.splines.new('POLY')
        spline.points.add(len(path) - 1)
        for point, place in zip(spline.points, path):
            point.co = (*place, 1)
        return self.add(curve, material)

    def rod(self, start, end, radius, material):
        """A straight round bar between two points."""
        return self.tube([start, end], radius, material, smooth=False)

    def plate(self, outline, depth, material, bevel=0.002, plane='xz'):
        """A flat piece of any outline: (x, z) points standing, thickness towards the viewer; `xy` lies, thickness up."""
        count = len(outline)
        place = (lambda p, d: (p[0], -d, p[1])) if plane == 'xz' else (lambda p, d: (p[0], p[1], d))
        vertices = [place(p, 0) for p in outline] + [place(p, depth) for p in outline]
        faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
        faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        thing = self.mesh(vertices, faces, material, smooth=True)
        fix_normals(thing)
        if bevel > 0:
            soften(thing, bevel, 2, angle=50)
        else:
            crisp(thing)
        return thing

    def cloth(self, nx, nz, place, material, thickness=0.008):
        """A sheet given by place(u, v) with u and v from 0 to 1, thickened."""
        vertices = [place(i / nx, j / nz) for j in range(nz + 1) for i in range(nx + 1)]
        faces = []
        for j in range(nz):
            for i in range(nx):
                a = j * (nx + 1) + i
                faces.append((a, a + 1, a + nx + 2, a + nx + 1))
        uv = [(i / nx, j / nz) for j in range(nz + 1) for i in range(nx + 1)]
        thing = self.mesh(vertices, faces, material, smooth=True, uv=uv)
        solid = thing.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness = thickness
        return thing

    def ball(self, at, radii, material, turn=(0, 0, 0), count=24):
        """An ellipsoid."""
        data = bpy.data.meshes.new(self.name)
        bm = bmesh.new()
        matrix = Matrix.Translation(at)
        for axis, angle in zip('XYZ', turn):
            matrix = matrix @ Matrix.Rotation(angle, 4, axis)
        bmesh.ops.create_uvsphere(bm, u_segments=count, v_segments=count // 2, radius=1, matrix=matrix @ Matrix.Diagonal((*radii, 1)))
        bm.to_mesh(data)
        bm.free()
        return self.add(data, material, smooth=True)


def soften(thing, width, segments=3, angle=30):
    """Rounds the edges of an object, keeping its faces flat."""
    bevel = thing.modifiers.new('bevel', 'BEVEL')
    bevel.width = width
    bevel.segments = segments
    bevel.limit_method = 'ANGLE'
    bevel.angle_limit = math.radians(angle)
    bevel.harden_normals = True
    thing.data.use_auto_smooth = True


def crisp(thing, angle=35):
    """Smooth shading with hard edges where the faces turn by more than `angle` degrees."""
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(angle)


def fix_normals(thing):
    """Turns all faces of an object outwards."""
    bm = bmesh.new()
    bm.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(thing.data)
    bm.free()


def box_uv(data):
    """Texture coordinates in metres, by the side that a face looks to."""
    layer = data.uv_layers.new()
    for face in data.polygons:
        n = face.normal
        for index in face.loop_indices:
            p = data.vertices[data.loops[index].vertex_index].co
            if abs(n.z) > 0.6:
                layer.data[index].uv = (p.x, p.y)
            elif abs(n.x) > abs(n.y):
                layer.data[index].uv = (p.y, p.z)
            else:
                layer.data[index].uv = (p.x, p.z)
